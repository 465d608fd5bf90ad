// Rebases the user's edits onto a newer version of the assistant, and reports the paths that both the user and the
// newer version have changed.
import type { AssistantContent, PastedEdit } from '~/drafts/assistant-drafts';
import {
  applyMergePatch,
  deriveMergePatch,
  getOwnProperty,
  isJsonObject,
  isSameJson,
  type Json,
} from '~/lib/json/merge-patch';
import { mergeTexts } from '~/lib/text/merge-texts';
import { getPromptText, replacePromptText } from '../prompt-texts';
import { listUserChanges, type UserChange, withConfigValue } from './assistant-edits';
import { deriveEdits } from './derive-edits';

export interface RebasedEdits {
  readonly edited: AssistantContent;
  /** Paths that both versions changed. The user's value is used and must be reviewed. */
  readonly both: readonly string[];
  /** Edits of prompts that aren't loaded in the newer version, converted to pasted excerpts. */
  readonly pasted: readonly PastedEdit[];
}

export function findChangedPaths(before: AssistantContent, after: AssistantContent): string[] {
  const keys = [...Object.keys(before.config), ...Object.keys(after.config)];
  return [
    ...(['name', 'description'] as const).filter((path) => before[path] !== after[path]),
    ...new Set([
      ...keys
        .filter((key) => !isSameJson(getOwnProperty(before.config, key), getOwnProperty(after.config, key)))
        .map((key) => `config.${key}`),
      ...Object.keys(after.texts).filter((path) => before.texts[path] !== after.texts[path]),
    ]),
  ];
}

/** Applies the user's change to the newer value. If both are objects, applies only the changed keys. */
export function carryValue(
  before: Json | undefined,
  after: Json | undefined,
  newer: Json | undefined,
): Json | undefined {
  if (!isJsonObject(before) || !isJsonObject(after) || !isJsonObject(newer)) return after;
  const { patch, impossible } = deriveMergePatch(before, after);
  return impossible.length > 0 ? after : applyMergePatch(newer, patch ?? {});
}

/** Reports whether the newer content already has the user's value. */
const isDone = ({ name, description, config }: AssistantContent, { path, after }: UserChange) =>
  path.startsWith('config.')
    ? isSameJson(getOwnProperty(config, path.slice('config.'.length)), after)
    : (path === 'name' ? name : description) === after;

/** Rebases the edits from `base` to `edited` onto `newer`, without losing any input. */
export function rebaseEdits(
  base: AssistantContent,
  edited: AssistantContent,
  newer: AssistantContent,
): RebasedEdits {
  const moved = new Set(findChangedPaths(base, newer));
  const changes = listUserChanges(base, edited).changes.filter(
    ({ kind, path }) => kind !== 'text' && base.texts[path] === undefined,
  );
  const both = new Set(
    changes.flatMap((change) => (moved.has(change.path) && !isDone(newer, change) ? [change.path] : [])),
  );
  let content = newer;
  for (const change of changes) {
    if (change.kind === 'config') {
      const key = change.path.slice('config.'.length);
      const value = carryValue(change.before, change.after, getOwnProperty(newer.config, key));
      content = { ...content, config: withConfigValue(content.config, [key], value) };
    } else content = { ...content, [change.path]: change.after };
  }
  const pasted: PastedEdit[] = [];
  for (const [path, text] of Object.entries(edited.texts)) {
    const old = base.texts[path];
    if (old === undefined || old === text) continue;
    const now = getPromptText(newer, path);
    if (now === undefined) {
      pasted.push(...findExcerpts(path, old, text));
      continue;
    }
    const regions = mergeTexts(old, text, now, 'words');
    // In a conflict, uses the user's text.
    const merged = regions.map((region) => (region.kind === 'settled' ? region.text : region.mine));
    content = replacePromptText(content, path, merged.join(''));
    if (regions.some(({ kind }) => kind === 'conflict')) both.add(path);
  }
  return { edited: content, both: [...both], pasted };
}

const findExcerpts = (path: string, old: string, edited: string): PastedEdit[] =>
  deriveEdits(path, old, edited).map((edit) => ({ ...edit, replace_all: false }));
