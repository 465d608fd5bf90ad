// Extracts the platform's own changes from its diff, leaving out the user's edits.
import type { DifferenceModel } from '~/lib/difference/difference-model';

export interface PlatformChange {
  readonly id: number;
  /** The path at the start of the line. Null for the second and later lines of a multi-line value. */
  readonly path: string | null;
  readonly before: string;
  readonly after: string;
}

const KEY = /^([\w.-]+): /;

/** Returns the unexpected lines of the diff. Pairs removed lines with added lines of the same hunk. */
export function groupPlatformChanges(
  model: DifferenceModel,
  unforeseen: ReadonlySet<number>,
): readonly PlatformChange[] {
  return model.changes.flatMap(({ from, removed, added }) => {
    const left = removed.filter((index) => unforeseen.has(index)).map((index) => model.textAt(index));
    const right = added.filter((index) => unforeseen.has(index)).map((index) => model.textAt(index));
    return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => {
      const [before, after] = [left[row] ?? '', right[row] ?? ''];
      const [path] = [KEY.exec(before)?.[1], KEY.exec(after)?.[1]].flatMap((one) => one ?? []);
      const cut = (text: string) => (path === undefined ? text : text.replace(`${path}: `, ''));
      return { id: from + row / 1000, path: path ?? null, before: cut(before), after: cut(after) };
    });
  });
}
