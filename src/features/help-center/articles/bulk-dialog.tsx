import { NativeSelect, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleSummary } from '~/api/articles';
import { type Category, listCategories } from '~/api/categories';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { RowOutcome } from '~/records/row-outcome';
import { RunDialog } from '~/records/run-dialog';
import { WAITING } from '~/records/run-rows';
import { statesOf } from '~/records/run-state';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { NumberEntry } from '~/ui/number-entry';
import { localeName } from '../locale-name';
import { isAlreadySo } from './bulk-rows';
import { BulkSummary } from './bulk-summary';
import { type BulkAct, useBulkRun } from './use-bulk-run';

interface BulkDialogProps {
  readonly act: BulkAct['act'];
  readonly portalSlug: string;
  readonly rows: readonly ArticleSummary[];
  readonly categories: readonly Category[];
  /** `hasRun`: something may have been sent. */
  readonly onClose: (hasRun: boolean) => void;
}

/** Says what will happen to which articles, does it one by one, and tells each one's outcome. */
export function BulkDialog({ act, portalSlug, rows: given, categories, onClose }: BulkDialogProps) {
  const t = useT();
  const language = useFormatLocale();
  const canList = useAvailability(listCategories) === 'on';
  // The rows as they were chosen: the list behind is read again while this goes on.
  const [chosen] = useState(given);
  // Nothing is moved anywhere until somebody says where to.
  const [place, setPlace] = useState<'' | 'none' | number>('');
  const categoryId = typeof place === 'number' ? place : null;
  const bulk: BulkAct = act === 'move' ? { act, categoryId } : { act };
  const isReady = act !== 'move' || place !== '';
  const rows = isReady ? chosen.filter((row) => !isAlreadySo(row, bulk)) : chosen;
  const { state, start, stop } = useBulkRun(portalSlug, bulk);
  const { data: portal } = useQuery(portalQuery(useScope(), portalSlug));
  const isPortalArchived = portal?.archived === true;
  const count = rows.length;
  const target = categories.find(({ id }) => id === categoryId);
  const states = statesOf(state.rows, count);
  const titles = {
    publish: t(m.help_center_bulk_publish_title, { count }),
    archive: t(m.help_center_bulk_archive_title, { count }),
    draft: t(m.help_center_bulk_draft_title, { count }),
    move: t(m.help_center_bulk_move_title, { count }),
    delete: t(m.help_center_bulk_delete_title, { count }),
  };
  const texts = {
    publish: t(isPortalArchived ? m.help_center_bulk_publish_archived_text : m.help_center_bulk_publish_text),
    archive: t(m.help_center_bulk_archive_text),
    draft: t(m.help_center_bulk_draft_text),
    move: t(m.help_center_bulk_move_text),
    delete: t(m.help_center_bulk_delete_text),
  };
  return (
    <RunDialog
      title={titles[act]}
      size="lg"
      run={state}
      states={states}
      startLabel={titles[act]}
      canStart={isReady && count > 0}
      onStart={() => void start(rows)}
      onStop={stop}
      onClose={() => onClose(state.step !== 'ready')}
    >
      <Text size="sm">{texts[act]}</Text>
      {act === 'move' && canList && (
        <NativeSelect
          label={t(m.help_center_category)}
          disabled={state.step !== 'ready'}
          value={String(place)}
          data={[
            { value: '', label: t(m.help_center_choose_category), disabled: true },
            { value: 'none', label: t(m.help_center_no_category) },
            ...categories.map(({ id, name, locale }) => ({
              value: String(id),
              label: `${name} · ${localeName(locale, language)}`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => setPlace(value === 'none' ? value : Number(value))}
        />
      )}
      {act === 'move' && !canList && (
        <NumberEntry
          label={t(m.help_center_category_number)}
          description={t(m.help_center_category_typed)}
          disabled={state.step !== 'ready'}
          value={categoryId}
          onChange={(id) => setPlace(id ?? '')}
        />
      )}
      <BulkSummary
        act={act}
        chosen={chosen}
        rows={rows}
        target={target}
        isPortalArchived={isPortalArchived}
      />
      <Table.ScrollContainer minWidth={300} mah={{ base: '13rem', sm: '22rem' }}>
        <Table>
          <Table.Tbody>
            {rows.map((row, index) => (
              <Table.Tr key={row.id}>
                <Table.Td dir="auto">{row.title}</Table.Td>
                <Table.Td>
                  <RowOutcome state={states[index] ?? WAITING} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </RunDialog>
  );
}
