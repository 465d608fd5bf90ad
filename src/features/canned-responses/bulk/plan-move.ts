import type { CannedResponse } from '~/api/canned-responses';
import { getShortCodeFolder } from '../folders';

/** A response and the short code that it has after the move. */
export interface MovedResponse {
  readonly id: number;
  readonly response: CannedResponse;
  readonly shortCode: string;
}

export interface MovePlan {
  readonly rows: readonly MovedResponse[];
  /** Responses whose new short code is already in use, or is also the new short code of another moved response. */
  readonly taken: readonly MovedResponse[];
  /** Responses that keep their short code. */
  readonly unchanged: readonly MovedResponse[];
}

const join = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** Returns the innermost folder that contains all short codes, or an empty string. */
export function findCommonFolder(shortCodes: readonly string[]): string {
  const [first = [], ...others] = shortCodes.map(
    (shortCode) => getShortCodeFolder(shortCode)?.split('/') ?? [],
  );
  const end = first.findIndex((name, at) => others.some((names) => names[at] !== name));
  return (end === -1 ? first : first.slice(0, end)).join('/');
}

/**
 * Moves a short code from the folder `from`, which contains it, to `folder`. Keeps the subfolders below `from`. If
 * `folder` is empty, removes all folders from the short code.
 */
export function getShortCodeInFolder(shortCode: string, from: string, folder: string): string {
  const former = folder === '' ? (getShortCodeFolder(shortCode) ?? '') : from;
  return join(folder, former === '' ? shortCode : shortCode.slice(former.length + 1));
}

/** Replaces the folder `from` at the start of a short code with `to`. */
export const getShortCodeAfterRename = (shortCode: string, from: string, to: string): string =>
  join(to, shortCode.slice(from.length + 1));

/** Normalizes the path of a folder. Trims slashes around the path, and spaces around each folder name. */
export const normalizeFolder = (path: string): string =>
  path
    .normalize('NFC')
    .split('/')
    .map((name) => name.trim())
    .join('/')
    .replace(/^\/+|\/+$/g, '');

/**
 * Reports whether the path is a valid folder, so that a short code that starts with the path is in exactly this folder.
 */
export const isFolderPath = (path: string): boolean => getShortCodeFolder(`${path}/x`) === path;

/**
 * Plans the new short codes of some responses. `all` contains all responses of the account. A short code counts as
 * taken even if the response that has it is moved too, because the order of the writes isn't guaranteed.
 */
export function planMove(
  responses: readonly CannedResponse[],
  all: readonly CannedResponse[],
  toShortCode: (shortCode: string) => string,
): MovePlan {
  const owners = new Map(all.map(({ id, short_code }) => [short_code, id]));
  const rows: MovedResponse[] = [];
  const taken: MovedResponse[] = [];
  const unchanged: MovedResponse[] = [];
  for (const response of responses) {
    const { id, short_code } = response;
    const shortCode = toShortCode(short_code);
    const owner = owners.get(shortCode);
    const moved = { id, response, shortCode };
    if (shortCode === short_code) unchanged.push(moved);
    else if (owner !== undefined && owner !== id) taken.push(moved);
    else {
      owners.set(shortCode, id);
      rows.push(moved);
    }
  }
  return { rows, taken, unchanged };
}
