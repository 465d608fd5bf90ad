// Folders of canned responses. The platform has none: they are read from the short codes, `billing/refund` being in `billing`.

/** The folder of a short code: what stands before its first slash; null where there is none. */
export function folderOf(shortCode: string): string | null {
  const slash = shortCode.indexOf('/');
  return slash > 0 ? shortCode.slice(0, slash) : null;
}

export interface Folder {
  /** Null for what is in no folder. */
  readonly name: string | null;
  readonly count: number;
}

/** Every folder with how many it holds, by name; what is in none comes first. */
export function foldersOf(responses: readonly { readonly short_code: string }[]): Folder[] {
  const counts = new Map<string | null, number>();
  for (const { short_code } of responses) {
    const name = folderOf(short_code);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
}

/** The same, with the one that is asked for also where nothing is in it: `''` is what is in none. */
export function foldersWith(
  asked: string | undefined,
  responses: readonly { readonly short_code: string }[],
): Folder[] {
  const folders = foldersOf(responses);
  const isThere = asked === undefined || folders.some(({ name }) => (name ?? '') === asked);
  return isThere ? folders : [...folders, { name: asked || null, count: 0 }];
}
