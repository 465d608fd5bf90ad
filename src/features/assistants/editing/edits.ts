// Handles the user's unsent edits, and removes those that were confirmed.

import { collectStubs } from '~/domain/stub';
import type { AssistantContent, AssistantEdits } from '~/drafts/assistant-drafts';
import { getOwnProperty, isJsonObject, isSameJson, type Json, type JsonObject } from '~/lib/json/merge-patch';
import { parseJsonValue } from '~/lib/json/typed-json';
import { composeChanges, diffText, isChangeSequence, type TextChange } from '~/lib/text/text-changes';
import { withConfigValue } from './assistant-edits';
import { expandConfig } from './expected-difference';
import { rebaseEdits } from './rebase-edits';
import { decodeConfigPath } from './typed-path';

/** Reports whether two versions have the same content. Ignores the stub of a prompt whose full text is loaded. */
export function isSameContent(one: AssistantContent, other: AssistantContent): boolean {
  const paths = Object.keys(one.texts);
  return (
    one.name === other.name &&
    one.description === other.description &&
    paths.length === Object.keys(other.texts).length &&
    paths.every((path) => one.texts[path] === other.texts[path]) &&
    isSameJson(expandConfig(one), expandConfig(other))
  );
}

/**
 * Reuses previously loaded prompts if they couldn't be fetched this time and their stub is unchanged. An unchanged stub
 * means that the prompt is unchanged.
 */
export function withKnownTexts(read: AssistantContent, known: AssistantContent | null): AssistantContent {
  const unread = collectStubs(read.config).filter(({ path }) => read.texts[path] === undefined);
  const before = new Map(known ? collectStubs(known.config).map(({ path, text }) => [path, text]) : []);
  const found = unread.flatMap(({ path, text }) => {
    const last = known?.texts[path];
    return last === undefined || before.get(path) !== text ? [] : [[path, last] as const];
  });
  return found.length === 0 ? read : { ...read, texts: { ...read.texts, ...Object.fromEntries(found) } };
}

export const isContentEdited = ({ base, edited }: AssistantEdits) =>
  base !== null && edited !== null && !isSameContent(base, edited);

export const canPropose = (edits: AssistantEdits): boolean =>
  isContentEdited(edits) || edits.pasted.length > 0 || edits.byHand.length > 0;

const getValue = (config: JsonObject, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>(
    (at, key) => (isJsonObject(at) ? getOwnProperty(at, key) : undefined),
    config,
  );

/**
 * Returns the config paths whose fields contain invalid input. Invalid input can't be proposed, but must not be dropped
 * silently.
 */
export const listInvalidPaths = (
  { base, edited, typed }: AssistantEdits,
  current: AssistantContent | null,
): readonly (readonly string[])[] =>
  Object.entries(typed).flatMap(([key, text]) => {
    const path = decodeConfigPath(key);
    const config = (edited ?? base ?? current)?.config ?? {};
    return parseJsonValue(text) === undefined && getValue(config, path) !== undefined ? [path] : [];
  });

/**
 * Returns the content with the base's value for each field that contains invalid input, because the field's last valid
 * value is outdated.
 */
export const withoutInvalidInput = (
  content: AssistantContent,
  base: AssistantContent,
  paths: readonly (readonly string[])[],
): AssistantContent => ({
  ...content,
  config: paths.reduce(
    (config, path) => withConfigValue(config, path, getValue(base.config, path)),
    content.config,
  ),
});

/**
 * Returns the inputs that are filled in but not added yet. Such inputs can't be proposed, but must not be dropped
 * silently.
 */
export function listPendingInputs({ setting, pasting }: AssistantEdits) {
  const hasValue =
    setting && (setting.path.trim() !== '' || (setting.kind !== 'clear' && setting.text !== ''));
  const hasExcerpt = pasting && (pasting.old_string !== '' || pasting.new_string !== '');
  return [...(hasValue ? (['setting'] as const) : []), ...(hasExcerpt ? (['pasting'] as const) : [])];
}

/** Reports whether there is input, complete or not, that would be lost when the page is closed. */
export const hasUnsavedInput = (edits: AssistantEdits): boolean =>
  canPropose(edits) ||
  Object.values(edits.typed).some((text) => parseJsonValue(text) === undefined) ||
  edits.pasting !== null ||
  edits.setting !== null;

/** The changed ranges of each text, by path, as reported by the editors. */
export type TypedRanges = Readonly<Record<string, readonly TextChange[]>>;

export function withChangedRanges(
  last: AssistantEdits,
  next: AssistantEdits,
  typing: TypedRanges = {},
): AssistantEdits {
  const { base, edited } = next;
  const traced = new Map<string, readonly TextChange[]>();
  for (const [path, text] of Object.entries(edited?.texts ?? {})) {
    const old = base?.texts[path];
    // Skips prompts whose base has changed, because their ranges are no longer valid.
    if (old === undefined || text === old || (last.base && last.base.texts[path] !== old)) continue;
    const before = last.edited?.texts[path] ?? old;
    const former = last.traced[path] ?? diffText(old, before).changes;
    const reported = typing[path];
    const further =
      reported && isChangeSequence(before, text, reported) ? reported : diffText(before, text).changes;
    traced.set(path, before === text ? former : composeChanges(old, text, former, further));
  }
  return { ...next, traced: Object.fromEntries(traced) };
}

const without = <One extends Json>(all: readonly One[], some: readonly One[]) =>
  all.filter((one) => !some.some((other) => isSameJson(one, other)));

/**
 * Returns the edits that remain after the edits `sent` were confirmed: edits typed since then, and edits excluded from
 * the proposal. Their new base is the confirmed content.
 */
export function removeConfirmedEdits(now: AssistantEdits, sent: AssistantEdits): AssistantEdits {
  const rest = {
    ...now,
    pasted: without(now.pasted, sent.pasted),
    byHand: without(now.byHand, sent.byHand),
    comment: '',
  };
  const { base, edited } = now;
  if (!base || !edited || !sent.base || !sent.edited) return rest;
  if (isSameContent(edited, sent.edited))
    return { ...rest, base: null, edited: null, everywhere: {}, traced: {}, broughtFrom: null };
  // If the base hasn't changed, the content of the editors is exactly what the user wants, even where it reverts a
  // confirmed edit.
  if (isSameContent(base, sent.base)) return { ...rest, base: sent.edited };
  const carried = rebaseEdits(base, edited, sent.edited);
  return {
    ...rest,
    base: sent.edited,
    edited: carried.edited,
    pasted: [...rest.pasted, ...carried.pasted],
  };
}
