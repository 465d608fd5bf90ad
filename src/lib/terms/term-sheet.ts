// Reads and writes lists of terms as CSV. Each language has one column for terms and one for words to avoid. The last
// column marks terms that are never translated.
import { unescapeCell } from '../file/csv-cells';
import { formatCsv, parseCsv } from '../file/csv-sheet';
import { joinTexts, splitTexts, type Term } from './term';

const FIXED_COLUMN = 'never_translate';
const AVOID = 'avoid_';

const collectLocales = (terms: readonly Term[], locales: readonly string[]): readonly string[] => [
  ...new Set([...locales, ...terms.flatMap(({ forms, avoid }) => Object.keys({ ...forms, ...avoid }))]),
];

/** Returns the terms as CSV. The columns of the portal's languages (`locales`) come before those of other languages. */
export function writeTermSheet(terms: readonly Term[], locales: readonly string[]): string {
  const all = collectLocales(terms, locales);
  return formatCsv(
    [...all, ...all.map((locale) => AVOID + locale), FIXED_COLUMN],
    terms.map(({ forms, avoid, isFixed }) => [
      ...all.map((locale) => joinTexts(forms[locale] ?? [])),
      ...all.map((locale) => joinTexts(avoid[locale] ?? [])),
      isFixed ? 'yes' : '',
    ]),
  );
}

export interface ParsedTerms {
  readonly terms: readonly Term[];
  /** The 1-based line numbers of rows without a term. */
  readonly skipped: readonly number[];
  /** The headings of unknown columns. */
  readonly ignored: readonly string[];
}

type Column = { readonly kind: 'forms' | 'avoid'; readonly locale: string } | { readonly kind: 'fixed' };

const LOCALE = /^[a-z]{2,3}(?:_[a-z]{4})?(?:_(?:[a-z]{2}|\d{3}))?$/;

/** Returns the column with this heading. The headings `term` and `avoid` refer to the portal's first language. */
function readColumn(heading: string, locales: readonly string[]): Column | null {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const [first = 'en'] = locales;
  if (name === FIXED_COLUMN) return { kind: 'fixed' };
  if (name === 'term') return { kind: 'forms', locale: first };
  if (name === 'avoid') return { kind: 'avoid', locale: first };
  const kind = name.startsWith(AVOID) ? 'avoid' : 'forms';
  const code = kind === 'avoid' ? name.slice(AVOID.length) : name;
  if (!LOCALE.test(code)) return null;
  const known = locales.find((one) => one.toLowerCase() === code);
  return { kind, locale: known ?? code.replace(/_[a-z]{2}$/, (region) => region.toUpperCase()) };
}

const isYes = (cell: string): boolean => !/^(?:|0|no?|false|não|-)$/i.test(cell.trim());

function readRow(columns: readonly (Column | null)[], cells: readonly string[]): Term {
  const texts: Record<'forms' | 'avoid', Record<string, readonly string[]>> = { forms: {}, avoid: {} };
  let isFixed = false;
  for (const [index, column] of columns.entries()) {
    const cell = unescapeCell(cells[index] ?? '');
    const own = splitTexts(cell);
    if (column?.kind === 'fixed') isFixed = isYes(cell);
    else if (column && own.length > 0) texts[column.kind][column.locale] = own;
  }
  return { ...texts, isFixed };
}

/** Parses a sheet of terms. Returns null if no column contains terms. */
export function readTermSheet(text: string, locales: readonly string[]): ParsedTerms | null {
  const [headings = [], ...rows] = parseCsv(text);
  const columns = headings.map((heading) => readColumn(heading, locales));
  if (!columns.some((column) => column?.kind === 'forms')) return null;
  const terms: Term[] = [];
  const skipped: number[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const term = readRow(columns, cells);
    if (Object.keys(term.forms).length > 0) terms.push(term);
    else skipped.push(index + 2);
  }
  return {
    terms,
    skipped,
    ignored: headings.filter((heading, index) => columns[index] === null && heading.trim() !== ''),
  };
}
