// Computes the expected effect of a proposal, and finds lines of the platform's diff that the user's edits don't
// explain.

import { applyPatch, diffLines } from 'diff';
import type { AssistantContent, AssistantEdits } from '~/drafts/assistant-drafts';
import { formatKeyValueLines } from '~/lib/file/format-key-value-lines';
import { getOwnProperty, isJsonObject, type Json, type JsonObject } from '~/lib/json/merge-patch';
import { withConfigValue } from './assistant-edits';

/**
 * The maximum number of changed lines that are compared individually. If more lines have changed, every line that
 * occurs in either version counts as expected.
 */
const MAX_LINES = 3000;

/**
 * Returns the config with each stub, the shortened form of long text, replaced by the full text. A stub remains if its
 * full text isn't loaded.
 */
export function expandConfig({ config, texts }: AssistantContent): JsonObject {
  return Object.entries(texts).reduce(
    (whole, [path, text]) => withConfigValue(whole, splitConfigPath(whole, path), text),
    config,
  );
}

/** Splits a path such as `config.a.b` into keys. Recognizes existing keys that contain dots. */
export function splitConfigPath(config: JsonObject, path: string): readonly string[] {
  const key = path.slice('config.'.length);
  return Object.hasOwn(config, key) ? [key] : key.split('.');
}

/** Returns the value at a path such as `config.a.b`, or undefined if there is none. */
export const getConfigValue = (config: JsonObject, path: string): Json | undefined =>
  splitConfigPath(config, path).reduce<Json | undefined>(
    (at, key) => (isJsonObject(at) ? getOwnProperty(at, key) : undefined),
    config,
  );

/** Renders the content as the platform does: sorted `key: value` lines, with full texts in place of stubs. */
export function renderContent(content: AssistantContent): string {
  const { name, description } = content;
  return formatKeyValueLines({ name, description, config: expandConfig(content) });
}

type Foreseeable = AssistantEdits & Readonly<Record<'base' | 'edited', AssistantContent>>;

/**
 * Reports whether the result of the edits can be computed. False if excerpts were pasted or values were entered without
 * loading the current content.
 */
export function canComputeResult(edits: AssistantEdits): edits is Foreseeable {
  const { base, edited, pasted, byHand } = edits;
  return base !== null && edited !== null && pasted.length === 0 && byHand.length === 0;
}

/** The expected number of removals and additions of each line. */
export interface ExpectedLines {
  readonly removed: ReadonlyMap<string, number>;
  readonly added: ReadonlyMap<string, number>;
  readonly before: string;
  readonly after: string;
}

const splitContentLines = (text: string) => text.replace(/\n$/, '').split('\n');

const count = (lines: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
};

/**
 * Returns the lines that the platform's diff should contain when `old` becomes `young`. Both are rendered contents
 * (`renderContent`), or empty if there is no assistant.
 */
export function computeExpectedLines(old: string, young: string): ExpectedLines {
  const parts = diffLines(old, young, { maxEditLength: MAX_LINES });
  if (!parts)
    return {
      removed: count(splitContentLines(old)),
      added: count(splitContentLines(young)),
      before: old,
      after: young,
    };
  const pick = (side: 'removed' | 'added') =>
    count(parts.flatMap((part) => (part[side] ? splitContentLines(part.value) : [])));
  return { removed: pick('removed'), added: pick('added'), before: old, after: young };
}

/** A changed line of a diff, with its line index in the diff. */
export interface ChangedLine {
  readonly index: number;
  readonly kind: 'removed' | 'added';
  readonly text: string;
}

export interface UnexpectedLines {
  /** The indexes of the unexpected lines. */
  readonly unforeseen: ReadonlySet<number>;
  /** The number of expected lines that the diff doesn't contain. */
  readonly missing: number;
}

const ALL_FORESEEN: UnexpectedLines = { unforeseen: new Set(), missing: 0 };

/**
 * Reports whether applying the diff to the old content gives exactly the wanted content, however the diff aligns the
 * lines.
 */
function isExact(difference: string, expected: ExpectedLines): boolean {
  try {
    return applyPatch(expected.before, difference, { autoConvertLineEndings: false }) === expected.after;
  } catch {
    return false;
  }
}

/** Compares the platform's diff with the expected one. Accepts keys without the `config.` prefix. */
export function checkDifference(
  difference: string,
  lines: readonly ChangedLine[],
  expected: ExpectedLines,
): UnexpectedLines {
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
