import { expect, it } from 'vitest';
import type { Conversation } from '~/api/conversations';
import { formatListAsCsv } from '~/records/list/list-sheet';
import type { Column } from '~/ui/table/data-table';
import { createExportColumns } from './conversation-sheet';

const makeColumn = (key: string, text: NonNullable<Column<Conversation>['text']>): Column<Conversation> => ({
  key,
  title: key,
  cell: () => null,
  text,
});

const COLUMNS = [
  makeColumn('id', ({ id }) => id),
  makeColumn('status', ({ status }) => status),
  makeColumn('assignee', ({ assignee_id }) => assignee_id),
  makeColumn('team', ({ team_id }) => team_id),
  makeColumn('labels', ({ labels }) => labels.join(', ')),
];

const CONVERSATION: Conversation = {
  id: 7,
  uuid: '7',
  status: 'open',
  priority: null,
  assignee_id: 2,
  inbox_id: 1,
  team_id: 301,
  contact: null,
  labels: ['vip', 'warranty'],
  created_at: '2026-11-02T08:00:00Z',
  updated_at: '2026-11-02T08:00:00Z',
  last_activity_at: '2026-11-02T08:00:00Z',
  custom_attributes: {},
  snoozed_until: null,
  waiting_since: null,
};

const exportLines = (
  input: Partial<Parameters<typeof createExportColumns>[0]>,
  rows: readonly Conversation[],
) =>
  formatListAsCsv(
    createExportColumns({
      columns: COLUMNS,
      shown: [],
      agents: [],
      teams: [],
      getId: (id) => `#${id}`,
      ...input,
    }),
    rows,
  )
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');

it('exports conversations with team and labels, even if these columns are hidden', () => {
  const shown = COLUMNS.filter(({ key }) => key === 'id');
  expect(exportLines({ shown, teams: [{ id: 301, name: 'Billing' }] }, [CONVERSATION])).toEqual([
    'id,team,labels',
    '7,Billing,"vip, warranty"',
  ]);
});

it('exports agents by name, and agents and teams without a known name by ID', () => {
  const nobody = { ...CONVERSATION, id: 8, assignee_id: null, team_id: null, labels: [] };
  const stranger = { ...CONVERSATION, id: 9, assignee_id: 99, labels: [] };
  const shown = COLUMNS.filter(({ key }) => key === 'assignee');
  expect(
    exportLines({ shown, agents: [{ id: 2, name: 'Tobias' }] }, [CONVERSATION, nobody, stranger]),
  ).toEqual(['assignee,team,labels', 'Tobias,#301,"vip, warranty"', ',,', '#99,#301,']);
});
