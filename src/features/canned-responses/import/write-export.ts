// Exports canned responses as JSON or CSV. The CSV is written so that spreadsheet programs don't run its cells as
// formulas.
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
