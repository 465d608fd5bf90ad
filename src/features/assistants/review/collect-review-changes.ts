// The user's changes as shown in the review. Changes that affect the same lines of a prompt are combined into one
// change.
import type { AssistantContent, AssistantEdits, PastedEdit } from '~/drafts/assistant-drafts';
import { findHeadingAt, readHeadings } from '~/lib/headings';
import type { Json } from '~/lib/json/merge-patch';
import { omitChanges, type UserChange } from '../editing/assistant-edits';
import { withChangedRanges } from '../editing/edits';
import { findLineAt, findLineEnd, findLineStarts } from './line-places';

interface Common {
  readonly id: string;
  readonly path: string;
  /** The IDs of the user changes that were combined into this one. */
  readonly ids: readonly string[];
}

/** A change of whole lines. */
export interface LinesChange extends Common {
  readonly kind: 'lines';
  /** The nearest heading above the change. Null if there is none. */
  readonly section: string | null;
  /** The first changed line in the new text, starting at 1. */
  readonly line: number;
  /** The range `[from, to)` in each text, extended to entire lines. */
  readonly before: TextSpan;
  readonly after: TextSpan;
}

export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

export interface ValueChange extends Common {
  readonly kind: 'value';
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

export type ReviewChange =
  | LinesChange
  | ValueChange
  | (Common & {
      readonly kind: 'everywhere';
      readonly phrase: string;
      readonly by: string;
      readonly places: number;
    })
  /** An edit to a pasted excerpt. The full text isn't loaded. */
  | (Common & { readonly kind: 'excerpt'; readonly edit: PastedEdit })
  /** A value that was entered without loading the current value. */
  | (Common & { readonly kind: 'by-hand'; readonly value: Json });

type OwnTextChange = Extract<UserChange, { kind: 'text' }>;

function linesChanges(path: string, before: string, after: string, own: readonly OwnTextChange[]) {
  const [starts, afterStarts] = [findLineStarts(before), findLineStarts(after)];
  const headings = readHeadings(after);
  const changes: LinesChange[] = [];
  let shift = 0;
  for (const change of own) {
    const to = change.from + change.before.length;
    const afterFrom = change.from + shift;
    const afterTo = afterFrom + change.after.length;
    shift += change.after.length - change.before.length;
    const last = changes.at(-1);
    const lineFrom = starts[findLineAt(starts, change.from)] ?? 0;
    const afterLine = findLineAt(afterStarts, afterFrom);
    const ends = { to: findLineEnd(before, to), afterTo: findLineEnd(after, afterTo) };
    if (last && lineFrom < last.before.to) {
      changes[changes.length - 1] = {
        ...last,
        ids: [...last.ids, change.id],
        before: { from: last.before.from, to: ends.to },
        after: { from: last.after.from, to: ends.afterTo },
      };
      continue;
    }
    const line = afterLine + 1;
    changes.push({
      kind: 'lines',
      id: change.id,
      ids: [change.id],
      path,
      section: findHeadingAt(headings, line)?.text ?? null,
      line,
      before: { from: lineFrom, to: ends.to },
      after: { from: afterStarts[afterLine] ?? 0, to: ends.afterTo },
    });
  }
  return changes;
}

/**
 * Converts the changes in `own`, which turn `base` into `edited`, to review changes. Changes to prompts come first,
 * then changes to settings.
 */
export function collectReviewChanges(
  base: AssistantContent | null,
  edited: AssistantContent | null,
  own: readonly UserChange[],
  { pasted, byHand }: Pick<AssistantEdits, 'pasted' | 'byHand'>,
): readonly ReviewChange[] {
  const texts = Object.keys(edited?.texts ?? {}).flatMap((path) =>
    linesChanges(
      path,
      base?.texts[path] ?? '',
      edited?.texts[path] ?? '',
      own.filter((one): one is OwnTextChange => one.kind === 'text' && one.path === path),
    ),
  );
  const others = own.flatMap((change): ReviewChange[] => {
    const { id, path } = change;
    if (change.kind === 'text') return [];
    if (change.kind === 'everywhere') {
      const { before: phrase, after: by, places } = change;
      return [{ kind: 'everywhere', id, ids: [id], path, phrase, by, places }];
    }
    return [{ kind: 'value', id, ids: [id], path, before: change.before, after: change.after }];
  });
  const of = (kind: ReviewChange['kind']) => others.filter((one) => one.kind === kind);
  return [
    ...texts,
    ...of('everywhere'),
    ...pasted.map((edit, index): ReviewChange => {
      const id = `excerpt ${index}`;
      return { kind: 'excerpt', id, ids: [id], path: edit.path, edit };
    }),
    ...of('value'),
    ...byHand.map(({ path, value }): ReviewChange => {
      const id = `by-hand ${path}`;
      return { kind: 'by-hand', id, ids: [id], path, value };
    }),
  ];
}

/** Returns the edits without the changes that the user excluded. Only the returned edits are compared and applied. */
export function removeExcludedChanges(
  edits: AssistantEdits,
  own: readonly UserChange[],
  changes: readonly ReviewChange[],
  out: ReadonlySet<string>,
): AssistantEdits {
  const left = changes.filter(({ id }) => out.has(id));
  if (left.length === 0) return edits;
  const { base, edited, pasted, byHand } = edits;
  const ids = new Set(left.flatMap((change) => change.ids));
  return withChangedRanges(edits, {
    ...edits,
    edited: base && edited && omitChanges(base, edited, own, ids),
    pasted: pasted.filter((_, index) => !ids.has(`excerpt ${index}`)),
    byHand: byHand.filter(({ path }) => !ids.has(`by-hand ${path}`)),
  });
}

export interface ReviewSection {
  readonly key: string;
  readonly changes: readonly ReviewChange[];
}

const keyFor = (change: ReviewChange) =>
  change.kind === 'lines' ? JSON.stringify([change.path, change.section]) : change.id;

/** Groups the changes that have the same heading above them, and keeps their order. */
export function groupBySection(changes: readonly ReviewChange[]): readonly ReviewSection[] {
  const sections = new Map<string, ReviewChange[]>();
  for (const change of changes) {
    const key = keyFor(change);
    const section = sections.get(key);
    if (section) section.push(change);
    else sections.set(key, [change]);
  }
  return [...sections].map(([key, all]) => ({ key, changes: all }));
}
