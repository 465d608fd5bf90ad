// What a proposal should change, computed here, and which lines of the platform's difference the person's edits did not foresee.

import { applyPatch, diffLines } from 'diff';
import type { AssistantContent, AssistantEdits } from '~/drafts/assistant-drafts';
import { keyValueLines } from '~/lib/file/key-value-lines';
import type { JsonObject } from '~/lib/json/merge-patch';
import { withValue } from './assistant-edits';

/** More changed lines than this aren't compared one by one: every line of the texts counts as foreseen then. */
const MAX_LINES = 3000;

/** The config with its whole texts in the place of stubs; a text that wasn't read leaves its stub. */
export function wholeConfig({ config, texts }: AssistantContent): JsonObject {
  return Object.entries(texts).reduce(
    (whole, [path, text]) => withValue(whole, keysOf(whole, path), text),
    config,
  );
}

/** The keys of a path such as `config.a.b`; a key that holds dots itself is found where it stands. */
function keysOf(config: JsonObject, path: string): readonly string[] {
  const key = path.slice('config.'.length);
  return Object.hasOwn(config, key) ? [key] : key.split('.');
}

/** The assistant's content as the platform renders it: sorted `key: value` lines, whole texts in the place of stubs. */
export function contentLines(content: AssistantContent): string {
  const { name, description } = content;
  return keyValueLines({ name, description, config: wholeConfig(content) });
}

type Foreseeable = AssistantEdits & Readonly<Record<'base' | 'edited', AssistantContent>>;

/** Whether what the edits lead to can be computed here: not where a part was given without the old one in sight. */
export function isForeseeable(edits: AssistantEdits): edits is Foreseeable {
  const { base, edited, pasted, byHand } = edits;
  return base !== null && edited !== null && pasted.length === 0 && byHand.length === 0;
}

/** How often each line should be taken away, and how often added. */
export interface ExpectedLines {
  readonly removed: ReadonlyMap<string, number>;
  readonly added: ReadonlyMap<string, number>;
  readonly before: string;
  readonly after: string;
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');

const count = (lines: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
};

/** What the platform's difference should hold when `before` becomes `after`. */
export function expectedLines(before: AssistantContent, after: AssistantContent): ExpectedLines {
  const [old, young] = [contentLines(before), contentLines(after)];
  const parts = diffLines(old, young, { maxEditLength: MAX_LINES });
  if (!parts)
    return { removed: count(linesOf(old)), added: count(linesOf(young)), before: old, after: young };
  const pick = (side: 'removed' | 'added') =>
    count(parts.flatMap((part) => (part[side] ? linesOf(part.value) : [])));
  return { removed: pick('removed'), added: pick('added'), before: old, after: young };
}

/** A changed line of a difference, with where it stands there. */
export interface ChangedLine {
  readonly index: number;
  readonly kind: 'removed' | 'added';
  readonly text: string;
}

export interface Foresight {
  /** The indexes of the lines that nobody foresaw. */
  readonly unforeseen: ReadonlySet<number>;
  /** How many foreseen lines the difference doesn't hold. */
  readonly missing: number;
}

const ALL_FORESEEN: Foresight = { unforeseen: new Set(), missing: 0 };

/** Whether the difference, applied to what stood, gives exactly what was wanted: then its alignment doesn't matter. */
function isExact(difference: string, expected: ExpectedLines): boolean {
  try {
    return applyPatch(expected.before, difference, { autoConvertLineEndings: false }) === expected.after;
  } catch {
    return false;
  }
}

/** Compares the platform's difference with the expected one. A platform that leaves out the `config.` of its keys is understood. */
export function foresee(
  difference: string,
  lines: readonly ChangedLine[],
  expected: ExpectedLines,
): Foresight {
  if (isExact(difference, expected)) return ALL_FORESEEN;
  const left = { removed: new Map(expected.removed), added: new Map(expected.added) };
  const unforeseen = new Set<number>();
  for (const { index, kind, text } of lines) {
    const counts = left[kind];
    const line = [text, `config.${text}`].find((candidate) => (counts.get(candidate) ?? 0) > 0);
    if (line === undefined) unforeseen.add(index);
    else counts.set(line, (counts.get(line) ?? 0) - 1);
  }
  const missing = [...left.removed.values(), ...left.added.values()].reduce((sum, times) => sum + times, 0);
  return { unforeseen, missing };
}
