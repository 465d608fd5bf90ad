// Stores in this browser which columns were imported from sheets with the same heading. Contains hashes and column
// numbers only.

import type { ColumnChoice } from '~/lib/file/sheet-columns';
import { parseJson, toObject } from '~/lib/json/json';
import { hashText } from '~/lib/sha256';

const STORAGE_KEY = 'console-import-columns';
/** The maximum number of remembered headings. */
const MOST = 20;

const isIndex = (value: unknown, count: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;

/** Returns the choice in a stored value, or null if it doesn't fit the heading. */
export function parseColumns(value: unknown, count: number): ColumnChoice | null {
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

/** Returns the columns that were last imported from a sheet with this heading, or null. */
export async function readRememberedColumns(heading: readonly string[]): Promise<ColumnChoice | null> {
  const key = await hashHeading(heading).catch(() => '');
  return parseColumns(readAll()[key], heading.length);
}

/** Remembers the columns for the next sheet with this heading. */
export async function rememberColumns(heading: readonly string[], columns: ColumnChoice): Promise<void> {
  try {
    const key = await hashHeading(heading);
    const others = Object.entries(readAll()).filter(([other]) => other !== key);
    const kept = Object.fromEntries([...others, [key, columns] as const].slice(-MOST));
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Without storage, the columns are guessed again next time.
  }
}
