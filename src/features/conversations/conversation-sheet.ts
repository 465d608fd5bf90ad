// The columns of exported conversations.
import type { Conversation } from '~/api/conversations';
import type { NamedRecord } from '~/domain/look-ups';
import type { Column } from '~/ui/table/data-table';

interface SheetInput {
  readonly columns: readonly Column<Conversation>[];
  readonly shown: readonly Column<Conversation>[];
  readonly agents: readonly NamedRecord[];
  readonly teams: readonly NamedRecord[];
  /** Returns the text to show for an agent or team whose name isn't known. */
  readonly getId: (id: number) => string;
}

/**
 * Returns the export's columns in the order of the list: the visible columns, and also team and labels. Names come from
 * `agents` and `teams`, because the list contains only the names that its current page needs.
 */
export function createExportColumns(input: SheetInput): Column<Conversation>[] {
  const { columns, shown, agents, teams, getId } = input;
  const createText = (records: readonly NamedRecord[], field: 'assignee_id' | 'team_id') => {
    const names = new Map(records.map(({ id, name }) => [id, name]));
    return ({ [field]: id }: Conversation) => id && (names.get(id) ?? getId(id));
  };
  const texts = new Map([
    ['assignee', createText(agents, 'assignee_id')],
    ['team', createText(teams, 'team_id')],
  ]);
  const isExported = ({ key }: Column<Conversation>) =>
    key === 'team' || key === 'labels' || shown.some((column) => column.key === key);
  return columns.filter(isExported).map((column) => {
    const text = texts.get(column.key);
    return text ? { ...column, text } : column;
  });
}
