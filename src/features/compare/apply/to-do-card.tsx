import { Anchor, Button, Checkbox, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DashboardLink } from '~/domain/dashboard-link';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { listSheet } from '~/records/list/list-sheet';
import { SECTIONS } from '~/resources/sections';
import { getTransfer } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import { Card } from '~/ui/page/card';
import { saveFile } from '~/ui/save-file';
import type { Column } from '~/ui/table/data-table';
import { VirtualTable } from '~/ui/table/virtual-table';
import { bundleKindWord } from '../kind-words';
import type { PlannedRecord } from '../plan/plan';
import { recordName, recordPlace } from '../record-words';
import { foundSentence, waySentence } from './check-words';
import { leftoverSentence, toDoSentence } from './plan-words';
import { RecordNotes } from './record-notes';
import { type ToDoRow, toDoRows } from './to-do-rows';

interface ToDoCardProps {
  readonly records: readonly PlannedRecord[];
  readonly done: ReadonlySet<string>;
  readonly onDone: (id: string, isDone: boolean) => void;
}

/** What only a person can do: each with where it is done, and a mark for what is. */
export function ToDoCard({ records, done, onDone }: ToDoCardProps) {
  const t = useT();
  const { slug } = useScope();
  const rows = toDoRows(records);
  if (rows.length === 0) return null;
  return (
    <Card title={t(m.apply_to_do)}>
      <Text size="sm">{t(m.apply_to_do_text)}</Text>
      <VirtualTable
        label={t(m.apply_to_do)}
        columns={columnsOf(t, done, onDone)}
        rows={rows}
        rowKey={({ id }) => id}
        maxHeight="28rem"
      />
      <Group>
        <Button
          variant="default"
          onClick={() => saveFile(`${slug}-by-hand.csv`, listSheet(sheetColumns(t, done), rows), 'text/csv')}
        >
          {t(m.apply_download)}
        </Button>
      </Group>
    </Card>
  );
}

const columnsOf = (t: T, done: ReadonlySet<string>, onDone: ToDoCardProps['onDone']): Column<ToDoRow>[] => [
  {
    key: 'name',
    title: t(m.apply_record),
    width: '36%',
    cell: ({ id, planned: { record } }) => (
      <Checkbox
        aria-label={`${t(m.translations_done)}: ${recordName(record)}`}
        label={<span className="raw-text">{recordName(record)}</span>}
        description={bundleKindWord(t, record.kind)}
        checked={done.has(id)}
        onChange={({ currentTarget: { checked } }) => onDone(id, checked)}
      />
    ),
  },
  { key: 'what', title: t(m.apply_to_do), cell: ({ planned }) => <Doing planned={planned} /> },
];

/** What there is to do, and the way to where. */
function Doing({ planned }: { readonly planned: PlannedRecord }) {
  const t = useT();
  const { slug: workspace } = useScope();
  const { record, there } = planned;
  const toDo = toDoSentence(t, planned);
  const { section, dashboard } = getTransfer(record.kind);
  return (
    <>
      {toDo && <Text size="xs">{toDo}</Text>}
      <RecordNotes planned={planned} />
      <Anchor
        size="xs"
        renderRoot={(props) => <Link {...props} to={SECTIONS[section].to} params={{ workspace }} />}
      >
        {t(m.apply_to_do_open, { name: bundleKindWord(t, record.kind) })}
      </Anchor>
      {there && dashboard && <DashboardLink record={dashboard} id={there.id} />}
    </>
  );
}

/** What is to be done of a record, as a file says it. */
function sentencesOf(t: T, planned: PlannedRecord): string {
  return [
    toDoSentence(t, planned),
    ...planned.findings.map((finding) => `${foundSentence(t, finding)} ${waySentence(t, finding)}`),
    leftoverSentence(t, planned),
  ]
    .filter(Boolean)
    .join(' ');
}

const sheetColumns = (t: T, done: ReadonlySet<string>): Column<ToDoRow>[] => [
  { key: 'kind', title: t(m.common_type), cell: ({ planned: { record } }) => bundleKindWord(t, record.kind) },
  { key: 'name', title: t(m.common_name), cell: ({ planned: { record } }) => recordName(record) },
  { key: 'place', title: t(m.compare_where), cell: ({ planned: { record } }) => recordPlace(t, record) },
  { key: 'what', title: t(m.apply_to_do), cell: ({ planned }) => sentencesOf(t, planned) },
  {
    key: 'done',
    title: t(m.translations_done),
    cell: ({ id }) => t(done.has(id) ? m.common_yes : m.common_no),
  },
];
