// Exports canned responses as JSON or CSV. A spreadsheet program won't run the cells of the CSV as formulas.
import { formatCsv } from '~/lib/file/csv-sheet';

interface Exported {
  readonly short_code: string;
  readonly content: string;
}

export const formatResponsesAsCsv = (responses: readonly Exported[]): string =>
  formatCsv(
    ['short_code', 'content'],
    responses.map(({ short_code, content }) => [short_code, content]),
  );

export const formatResponsesAsJson = (responses: readonly Exported[]): string =>
  `${JSON.stringify(
    responses.map(({ short_code, content }) => ({ short_code, content })),
    null,
    2,
  )}\n`;
