import { Alert, Badge, NativeSelect, Progress, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { localeName } from '../locale-name';
import { outcomeWords } from '../run/outcome-words';
import { RunDialog } from '../run/run-dialog';
import type { RowOutcome } from '../run/run-rows';
import { type BulkAct, useBulkRun } from './use-bulk-run';

interface BulkDialogProps {
  readonly act: BulkAct['act'];
  readonly portalSlug: string;
  readonly rows: readonly ArticleSummary[];
  readonly categories: readonly Category[];
  readonly onClose: () => void;
}

const COLORS: Readonly<Record<RowOutcome['state'], string>> = {
  waiting: 'gray',
  running: 'blue',
  done: 'green',
  unchanged: 'gray',
  changed: 'yellow',
  held: 'yellow',
  refused: 'red',
  unknown: 'orange',
  stopped: 'gray',
};

/** Says what will happen to which articles, does it one by one, and tells each one's outcome. */
export function BulkDialog({ act, portalSlug, rows: given, categories, onClose }: BulkDialogProps) {
  const t = useT();
  const language = useFormatLocale();
  // The rows as they were chosen: the list behind is read again while this goes on.
  const [rows] = useState(given);
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const bulk: BulkAct = act === 'move' ? { act, categoryId } : { act };
  const { state, start, stop } = useBulkRun(portalSlug, bulk);
  const count = rows.length;
  const target = categories.find(({ id }) => id === categoryId);
  const strangers = target ? rows.filter(({ locale }) => locale !== target.locale).length : 0;
  const settled = state.outcomes.filter(
    (outcome) => outcome.state !== 'waiting' && outcome.state !== 'running',
  ).length;
  const titles = {
    publish: t(m.help_center_bulk_publish_title, { count }),
    archive: t(m.help_center_bulk_archive_title, { count }),
    move: t(m.help_center_bulk_move_title, { count }),
  };
  const texts = {
    publish: t(m.help_center_bulk_publish_text),
    archive: t(m.help_center_bulk_archive_text),
    move: t(m.help_center_bulk_move_text),
  };
  return (
    <RunDialog
      title={titles[act]}
      size="lg"
      step={state.step}
      startLabel={titles[act]}
      onStart={() => void start(rows)}
      onStop={stop}
      onClose={onClose}
    >
      <Text size="sm">{texts[act]}</Text>
      {act === 'move' && (
        <NativeSelect
          label={t(m.help_center_category)}
          disabled={state.step !== 'ready'}
          value={categoryId === null ? '' : String(categoryId)}
          data={[
            { value: '', label: t(m.help_center_no_category) },
            ...categories.map(({ id, name, locale }) => ({
              value: String(id),
              label: `${name} · ${localeName(locale, language)}`,
            })),
          ]}
          onChange={(event) =>
            setCategoryId(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
          }
        />
      )}
      {target && strangers > 0 && (
        <Alert color="yellow">
          {t(m.help_center_bulk_language, {
            count: strangers,
            language: localeName(target.locale, language),
          })}
        </Alert>
      )}
      {state.step !== 'ready' && (
        <Progress value={(settled / count) * 100} aria-label={t(m.help_center_bulk_progress)} />
      )}
      <Text size="sm" role="status">
        {state.step === 'ready' ? null : t(m.help_center_bulk_settled, { settled, count })}
      </Text>
      <Table.ScrollContainer minWidth={300} mah="22rem">
        <Table>
          <Table.Tbody>
            {rows.map((row, index) => {
              const outcome = state.outcomes[index] ?? { state: 'waiting' };
              return (
                <Table.Tr key={row.id}>
                  <Table.Td dir="auto">{row.title}</Table.Td>
                  <Table.Td>
                    <Badge color={COLORS[outcome.state]} variant="dot">
                      {outcomeWords(t, outcome)}
                    </Badge>
                    {'why' in outcome && (
                      <Text size="xs" className="raw-text">
                        {outcome.why}
                      </Text>
                    )}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </RunDialog>
  );
}
