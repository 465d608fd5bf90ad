import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, startTransition, useRef } from 'react';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { getTransfer } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import { Card } from '~/ui/page/card';
import { Folded } from '~/ui/page/folded';
import type { Column } from '~/ui/table/data-table';
import { VirtualTable } from '~/ui/table/virtual-table';
import { workspaceName } from '../open-workspaces';
import { type Choices, type Named, openIn } from '../plan/mapping';
import type { Target } from '../plan/target';
import { recordName } from '../record-words';
import { NameChoice } from './name-choice';
import type { Choice } from './use-apply';

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

/** Whom and what the source names: what this account doesn't have is chosen or left out, and what was found can be changed. */
export function NamesCard({ named, target, choices, chosen, onChoose }: NamesCardProps) {
  const t = useT();
  const targetName = workspaceName(useScope());
  const status = useRef<HTMLParagraphElement>(null);
  const asked = named.filter(({ decision }) => decision === null);
  const found = named.filter(({ decision }) => decision !== null);
  const open = openIn(named, choices);
  if (named.length === 0) return null;
  const choose = (id: string, choice: Choice | null) => {
    const next = new Map(chosen);
    if (choice === null) next.delete(id);
    else next.set(id, choice);
    onChoose(next);
  };
  const choiceOf = (one: Named) => (
    <NameChoice
      named={one}
      target={target}
      chosen={chosen.get(one.id) ?? null}
      onChoose={(choice) => choose(one.id, choice)}
    />
  );
  const isAnyMade = found.some(({ decision }) => decision?.step === 'planned');
  const foundLabel = t(isAnyMade ? m.apply_found_or_made : m.apply_found, {
    count: found.length,
    target: targetName,
  });
  return (
    <Card title={t(m.apply_names)}>
      {asked.length > 0 && (
        <>
          <Text size="sm">{t(m.apply_names_text)}</Text>
          <NamesTable label={t(m.apply_names)} names={asked} choiceOf={choiceOf} />
          <Group justify="space-between">
            <Text ref={status} tabIndex={-1} size="sm" role="status">
              {open.length > 0 ? t(m.apply_open, { count: open.length }) : t(m.apply_none_open)}
            </Text>
            {open.length > 0 && (
              <Button
                variant="default"
                onClick={() => {
                  // This button goes, and would take the focus along.
                  status.current?.focus();
                  const next = new Map([...chosen, ...open.map(({ id }) => [id, 'left-out'] as const)]);
                  // Every choice in sight is drawn anew: bit by bit.
                  startTransition(() => onChoose(next));
                }}
              >
                {t(m.apply_leave_open_out)}
              </Button>
            )}
          </Group>
        </>
      )}
      {found.length > 0 && (
        <Folded isLate title={foundLabel}>
          <NamesTable label={foundLabel} names={found} choiceOf={choiceOf} />
        </Folded>
      )}
    </Card>
  );
}

interface NamesTableProps {
  readonly label: string;
  readonly names: readonly Named[];
  readonly choiceOf: (named: Named) => ReactNode;
}

function NamesTable({ label, names, choiceOf }: NamesTableProps) {
  const t = useT();
  return (
    <VirtualTable
      label={label}
      columns={[
        ...columnsOf(t),
        { key: 'choice', title: t(m.apply_in_target), width: '50%', cell: choiceOf },
      ]}
      rows={names}
      maxHeight="28rem"
      rowKey={({ id }) => id}
    />
  );
}

const columnsOf = (t: T): Column<Named>[] => [
  {
    key: 'name',
    title: t(m.apply_in_source),
    cell: ({ name, kind }) => (
      <>
        <Text size="sm" className="raw-text">
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {t(getTransfer(kind).singular ?? m.common_name)}
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
