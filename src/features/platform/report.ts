import type { OperationRow, UnknownNameRow } from './operation-rows';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  line(titles),
  line(titles.map(() => '---')),
  ...rows.map(line),
];

const describeResponse = ({ record }: OperationRow): string => {
  if (record === null) return '';
  const differs = record.differsAt === null ? '' : ` at ${record.differsAt}`;
  return `${record.status ?? 'no answer'}${record.shape === null ? '' : `, ${record.shape}${differs}`}`;
};

/**
 * Returns the content of the Platform page as Markdown, for the people who run the platform. The report is in English
 * in every language and uses the console's internal names. It contains no service addresses, records or tokens.
 */
export const createReport = (
  rows: readonly OperationRow[],
  unknown: readonly UnknownNameRow[],
  at: Date,
): string =>
  [
    `# Operations of the platform, ${at.toISOString()}`,
    '',
    ...table(
      ['operation', 'known from', 'request', 'state', 'last answer', 'at'],
      rows.map((row) => [
        row.id,
        row.origin,
        `${row.method} ${row.path}`,
        row.state ?? '',
        describeResponse(row),
        row.record ? new Date(row.record.at).toISOString() : '',
      ]),
    ),
    '',
    '## Unknown here',
    '',
    ...(unknown.length === 0
      ? ['Nothing so far.']
      : table(
          ['operation', 'kind', 'where', 'value'],
          unknown.map(({ operation, kind, path, word }) => [operation, kind, path, word ?? '']),
        )),
    '',
  ].join('\n');
