// Computes the user's changes to an assistant and the request that applies them. The user can exclude each change
// separately.
import type { AnchoredEdit, Assistant } from '~/api/assistants';
import { type EditsRequest, looksLikeStub } from '~/domain/stub';
import type { AssistantContent, AssistantEdits, PhraseReplacement } from '~/drafts/assistant-drafts';
import {
  deriveMergePatch,
  getOwnProperty,
  isJson,
  isJsonObject,
  isSameJson,
  type Json,
  type JsonObject,
} from '~/lib/json/merge-patch';
import type { TextChange } from '~/lib/text/text-changes';
import { createReplaceAllEdit, deriveEdits, findTextChanges } from './derive-edits';

/** A change that can be excluded separately. Its `id` doesn't change when other values are edited. */
export type UserChange =
  | {
      readonly kind: 'field';
      readonly id: string;
      readonly path: 'name' | 'description';
      readonly before: string | null;
      readonly after: string | null;
    }
  | {
      readonly kind: 'config';
      readonly id: string;
      readonly path: string;
      readonly before: Json | undefined;
      readonly after: Json | undefined;
    }
  | {
      readonly kind: 'text';
      readonly id: string;
      readonly path: string;
      /** The offset of the change in the original text. */
      readonly from: number;
      readonly before: string;
      readonly after: string;
    }
  /** A replacement of all occurrences of a phrase, which the user chose explicitly. */
  | {
      readonly kind: 'everywhere';
      readonly id: string;
      readonly path: string;
      readonly edit: AnchoredEdit;
      readonly places: number;
      readonly before: string;
      readonly after: string;
    };

export interface UserChanges {
  readonly changes: readonly UserChange[];
  /** Changes to a value that no request can express, with the reason. */
  readonly impossible: readonly ImpossibleChange[];
}

export interface ImpossibleChange {
  readonly path: string;
  /**
   * `null-value`: a null in a merge patch would remove the key. `configurable`: the keys of this object must be set
   * directly in the config. `stub`: the value is the shortened form of long text.
   */
  readonly why: 'null-value' | 'configurable' | 'stub';
}

/** Combines an assistant with its long prompts, which are fetched separately. */
export function toAssistantContent(
  assistant: Assistant,
  texts: Readonly<Record<string, string>>,
): AssistantContent {
  return {
    name: assistant.name ?? null,
    description: assistant.description ?? null,
    config: isJson(assistant.config) && isJsonObject(assistant.config) ? assistant.config : {},
    texts,
  };
}

/** Returns a copy of `config` with a new value at a path. The value undefined removes the key. */
export function withConfigValue(
  config: JsonObject,
  keys: readonly string[],
  value: Json | undefined,
): JsonObject {
  const [key, ...rest] = keys;
  if (key === undefined) return config;
  const entries = new Map(Object.entries(config));
  const inner = entries.get(key);
  const next = rest.length === 0 ? value : withConfigValue(isJsonObject(inner) ? inner : {}, rest, value);
  if (next === undefined) entries.delete(key);
  else entries.set(key, next);
  return Object.fromEntries(entries);
}

/**
 * Returns a single edit that replaces every occurrence of a phrase. Returns null if the phrase occurs only once, or if
 * the text has other changes.
 */
function findEverywhere(path: string, before: string, after: string, { phrase, by }: PhraseReplacement) {
  const edit = createReplaceAllEdit(path, before, phrase, by);
  const parts = before.split(phrase);
  const places = parts.length - 1;
  if (!edit || places < 2 || parts.join(by) !== after) return null;
  return { kind: 'everywhere' as const, id: `${path}@*`, path, edit, places, before: phrase, after: by };
}

/** The parts of the edits that can't be derived from the resulting text: replaced phrases and typed ranges. */
export type EditOrigins = Pick<AssistantEdits, 'everywhere' | 'traced'>;

const NOT_KNOWN: EditOrigins = { everywhere: {}, traced: {} };

/** Caches the last comparison of each path, so that typing in one field doesn't compare the other fields again. */
const compared = new Map<
  string,
  { before: string; after: string; traced: Trace; changes: readonly TextChange[] }
>();
type Trace = readonly TextChange[] | undefined;

function findPlaces(path: string, before: string, after: string, traced: Trace): readonly TextChange[] {
  const last = compared.get(path);
  if (last?.before === before && last.after === after && last.traced === traced) return last.changes;
  const changes = findTextChanges(before, after, traced);
  compared.set(path, { before, after, traced, changes });
  return changes;
}

function listTextChanges(path: string, before: string, after: string, { everywhere, traced }: EditOrigins) {
  const chosen = everywhere[path] && findEverywhere(path, before, after, everywhere[path]);
  if (chosen) return [chosen];
  // An empty text has no excerpt to anchor an edit, so it is sent as a whole config value.
  if (before === '') return [{ kind: 'config' as const, id: path, path, before, after }];
  return findPlaces(path, before, after, traced[path]).map(({ from, to, afterFrom, afterTo }) => ({
    kind: 'text' as const,
    id: `${path}@${from}`,
    path,
    from,
    before: before.slice(from, to),
    after: after.slice(afterFrom, afterTo),
  }));
}

/** Finds values within a config change that no request can express. */
function impossibleValues(
  path: string,
  before: Json | undefined,
  after: Json | undefined,
): ImpossibleChange[] {
  if (after === undefined) return [];
  if (path === 'config.configurable') return [{ path, why: 'configurable' }];
  if (after === null) return [{ path, why: 'null-value' }];
  const { patch, impossible } = deriveMergePatch(before, after);
  // Checks only the changed keys of an object, because an unchanged stub isn't sent.
  if (looksLikeStub(patch)) return [{ path, why: 'stub' }];
  return impossible.map((inner) => ({ path: `${path}.${inner}`, why: 'null-value' }));
}

/** Returns all changes between two versions. The user can exclude each change separately. */
export function listUserChanges(
  before: AssistantContent,
  after: AssistantContent,
  making: EditOrigins = NOT_KNOWN,
): UserChanges {
  const changes: UserChange[] = [];
  const impossible: ImpossibleChange[] = [];
  for (const path of ['name', 'description'] as const) {
    const [old, young] = [before[path], after[path]];
    if (old !== young) changes.push({ kind: 'field', id: path, path, before: old, after: young });
  }
  for (const key of new Set([...Object.keys(before.config), ...Object.keys(after.config)])) {
    const [old, young] = [getOwnProperty(before.config, key), getOwnProperty(after.config, key)];
    const path = `config.${key}`;
    if (isSameJson(old, young)) continue;
    const problems = impossibleValues(path, old, young);
    impossible.push(...problems);
    // Omits a value that can't be sent at all. If only nested values can't be sent, the change is still listed.
    if (!problems.some((problem) => problem.path === path)) {
      changes.push({ kind: 'config', id: path, path, before: old, after: young });
    }
  }
  for (const [path, text] of Object.entries(after.texts)) {
    const old = before.texts[path];
    if (old !== undefined && old !== text) changes.push(...listTextChanges(path, old, text, making));
  }
  return { changes, impossible };
}

/** Returns the request that applies the changes to `before`. Each config key is sent as a separate merge patch. */
export function buildRequestFromChanges(
  before: AssistantContent,
  changes: readonly UserChange[],
): EditsRequest {
  const edits: AnchoredEdit[] = Object.entries(before.texts).flatMap(([path, text]) => {
    const changedText = textWith(text, changes.filter(isTextAt(path)));
    return deriveEdits(path, text, changedText.text, changedText.changes);
  });
  const config = new Map<string, Json>();
  const fields = new Map<'name' | 'description', string | null>();
  for (const change of changes) {
    if (change.kind === 'text') continue;
    if (change.kind === 'everywhere') edits.push(change.edit);
    else if (change.kind === 'field') fields.set(change.path, change.after);
    else if (change.after === undefined) config.set(change.path.slice('config.'.length), null);
    else {
      const { patch } = deriveMergePatch(change.before, change.after);
      if (patch !== undefined) config.set(change.path.slice('config.'.length), patch);
    }
  }
  return {
    ...(edits.length > 0 && { edits }),
    ...(config.size > 0 && { config: Object.fromEntries(config) }),
    ...Object.fromEntries(fields),
  };
}

const PATHS = ['name', 'description'] as const;

/** Returns the request for all unsent edits: those made in the editors, pasted excerpts and manually entered values. */
export function buildEditsRequest(all: AssistantEdits): EditsRequest {
  const { base, edited, pasted, byHand } = all;
  const {
    edits = [],
    config,
    ...fields
  } = base && edited ? buildRequestFromChanges(base, listUserChanges(base, edited, all).changes) : {};
  const keys = byHand.flatMap(({ path, value }) =>
    path.startsWith('config.') ? [[path.slice('config.'.length), value] as const] : [],
  );
  const named = byHand.filter(({ path }) => PATHS.some((one) => one === path));
  const allEdits = [...edits, ...pasted];
  return {
    ...(allEdits.length > 0 && { edits: allEdits }),
    ...((config || keys.length > 0) && { config: { ...config, ...Object.fromEntries(keys) } }),
    ...fields,
    ...Object.fromEntries(named.map(({ path, value }) => [path, value])),
  };
}

/** Returns the edited content without the changes whose IDs are in `ids`. */
export function omitChanges(
  before: AssistantContent,
  after: AssistantContent,
  changes: readonly UserChange[],
  ids: ReadonlySet<string>,
): AssistantContent {
  let { name, description, config } = after;
  const texts = new Map(Object.entries(after.texts));
  for (const change of changes) {
    if (!ids.has(change.id)) continue;
    const old = before.texts[change.path];
    if (change.kind === 'text') {
      const kept = changes.filter(isTextAt(change.path)).filter(({ id }) => !ids.has(id));
      texts.set(change.path, textWith(old ?? '', kept).text);
    } else if (change.kind === 'everywhere') texts.set(change.path, old ?? '');
    else if (change.kind === 'config') {
      if (old !== undefined) texts.set(change.path, old);
      else config = withConfigValue(config, [change.path.slice('config.'.length)], change.before);
    } else if (change.path === 'name') name = change.before;
    else description = change.before;
  }
  return { name, description, config, texts: Object.fromEntries(texts) };
}

type OwnTextChange = Extract<UserChange, { kind: 'text' }>;

const isTextAt =
  (path: string) =>
  (change: UserChange): change is OwnTextChange =>
    change.kind === 'text' && change.path === path;

function textWith(text: string, ownChanges: readonly OwnTextChange[]) {
  let result = '';
  let at = 0;
  const changes: TextChange[] = [];
  for (const { from, before, after } of ownChanges) {
    result += text.slice(at, from);
    at = from + before.length;
    changes.push({ from, to: at, afterFrom: result.length, afterTo: result.length + after.length });
    result += after;
  }
  return { text: result + text.slice(at), changes };
}
