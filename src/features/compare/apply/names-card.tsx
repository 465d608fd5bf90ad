import { Button, Group, Text } from '@mantine/core';
import { type Choices, decisionOn, type Named, openIn } from '~/domain/bundle/apply/mapping';
import { KIND_OF_REFERENCE, type Target } from '~/domain/bundle/apply/target';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { Card } from '~/ui/card';
import type { Column } from '~/ui/data-table';
import { VirtualTable } from '~/ui/virtual-table';
import { recordName } from '../record-words';
import { NameChoice } from './name-choice';
import classes from './names-card.module.css';
import type { Choice } from './use-apply';

/** What is asked about is one of these. */
const REF_WORDS: Partial<Record<Named['ref'], typeof m.common_team>> = {
  agent: m.health_person,
  team: m.common_team,
  inbox: m.common_inbox,
  label: m.common_label,
};

/** As many names as a list of them shows. */
const MOST_NAMES = 20;

interface NamesCardProps {
  readonly named: readonly Named[];
  readonly target: Target;
  /** What the plan was made with. */
  readonly choices: Choices;
  /** What is chosen by now. */
  readonly chosen: ReadonlyMap<string, Choice>;
  readonly onChoose: (chosen: ReadonlyMap<string, Choice>) => void;
}

/** Whom and what the source names that this account doesn't have: each is chosen or left out. */
export function NamesCard({ named, target, choices, chosen, onChoose }: NamesCardProps) {
  const t = useT();
  const asked = named.filter(({ decision }) => decision === null);
  const found = named.filter(({ decision }) => decision !== null);
  const open = openIn(named, choices);
  if (asked.length === 0) return null;
  const choose = (id: string, choice: Choice | null) => {
    const next = new Map(chosen);
    if (choice === null) next.delete(id);
    else next.set(id, choice);
    onChoose(next);
  };
  return (
    <Card title={t(m.apply_names)}>
      <Text size="sm">{t(m.apply_names_text)}</Text>
      <VirtualTable
        label={t(m.apply_names)}
        columns={[
          ...columnsOf(t),
          {
            key: 'choice',
            title: t(m.apply_in_target),
            width: '45%',
            cell: (one) => (
              <NameChoice
                label={one.name}
                kind={KIND_OF_REFERENCE[one.ref]}
                target={target}
                chosen={chosen.get(one.id) ?? null}
                onChoose={(choice) => choose(one.id, choice)}
              />
            ),
          },
        ]}
        rows={asked}
        maxHeight="28rem"
        rowKey={({ id }) => id}
      />
      <Group justify="space-between">
        <Text size="sm" role="status">
          {open.length > 0 ? t(m.apply_open, { count: open.length }) : t(m.apply_none_open)}
        </Text>
        {open.length > 0 && (
          <Button
            variant="default"
            onClick={() => onChoose(new Map([...chosen, ...open.map(({ id }) => [id, 'left-out'] as const)]))}
          >
            {t(m.apply_leave_open_out)}
          </Button>
        )}
      </Group>
      {found.length > 0 && (
        <details className={classes.found}>
          <summary>{t(m.apply_found, { count: found.length })}</summary>
          <VirtualTable
            label={t(m.apply_found, { count: found.length })}
            columns={[
              ...columnsOf(t),
              {
                key: 'found',
                title: t(m.apply_in_target),
                width: '45%',
                cell: (one) => {
                  const decision = decisionOn(one, choices);
                  return decision?.step === 'found' ? decision.found.name : t(m.apply_made);
                },
              },
            ]}
            rows={found}
            maxHeight="28rem"
            rowKey={({ id }) => id}
          />
        </details>
      )}
    </Card>
  );
}

const columnsOf = (t: T): Column<Named>[] => [
  {
    key: 'name',
    title: t(m.apply_in_source),
    cell: ({ name, ref }) => (
      <>
        <Text size="sm" className="raw-text">
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {t(REF_WORDS[ref] ?? m.common_name)}
        </Text>
      </>
    ),
  },
  {
    key: 'used',
    title: t(m.apply_used),
    width: '18%',
    secondary: true,
    cell: ({ usedBy }) => (
      <span title={usedBy.slice(0, MOST_NAMES).map(recordName).join('\n')}>
        {t(m.compare_file_records, { count: usedBy.length })}
      </span>
    ),
  },
];
