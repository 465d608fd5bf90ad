// Stores in this browser which columns of a sheet were imported. The key is a hash of the sheet's heading, and only
// column numbers are stored.

import type { ColumnChoice } from '~/lib/file/sheet-columns';
import { parseJson, toObject } from '~/lib/json/json';
import { hashText } from '~/lib/sha256';

const STORAGE_KEY = 'console-import-columns';
/** The maximum number of remembered headings. */
const MOST = 20;

const isIndex = (value: unknown, count: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;

/** Returns the stored column choice, or null if it is invalid or doesn't fit a heading of `count` columns. */
export function parseColumnChoice(value: unknown, count: number): ColumnChoice | null {
  const { shortCode, content, folder, isHtml } = toObject(value) ?? {};
  if (!isIndex(shortCode, count) || !isIndex(content, count)) return null;
  return { shortCode, content, folder: isIndex(folder, count) ? folder : null, isHtml: isHtml === true };
}

const readAll = (): Readonly<Record<string, unknown>> => {
  try {
    return toObject(parseJson(localStorage.getItem(STORAGE_KEY) ?? '')) ?? {};
  } catch {
    return {};
  }
};

const hashHeading = async (heading: readonly string[]): Promise<string> =>
  (await hashText(JSON.stringify(heading))).slice(0, 16);

/** Returns the columns that were last imported from a sheet with this heading, or null if none are remembered. */
export async function readRememberedColumns(heading: readonly string[]): Promise<ColumnChoice | null> {
  const key = await hashHeading(heading).catch(() => '');
  return parseColumnChoice(readAll()[key], heading.length);
}

/** Remembers the columns for the next sheet with this heading. */
export async function rememberColumns(heading: readonly string[], columns: ColumnChoice): Promise<void> {
  try {
    const key = await hashHeading(heading);
    const others = Object.entries(readAll()).filter(([other]) => other !== key);
    const kept = Object.fromEntries([...others, [key, columns] as const].slice(-MOST));
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // If storing fails, the columns are guessed again next time.
  }
}
