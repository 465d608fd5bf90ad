// Applies a proposal to an assistant: first the edits of text excerpts, then complete values as merge patches.

import * as z from 'zod/mini';
import { anchoredEditSchema } from '~/api/assistants';
import { applyMergePatch, isJson, isJsonObject, type Json } from '~/lib/json/merge-patch';
import { applyAnchoredEdits } from '../anchored-edits';
import { createBareError } from '../error-body';
import type { JsonObject } from '../operation-handler';
import type { StoredAssistant } from '../state';

const CHANGE_KEYS = ['edits', 'config', 'name', 'description'] as const;
const editList = z.array(anchoredEditSchema);

/** Resolves a path such as `config.system_prompt`. Tries longer keys first, because a key may itself contain dots. */
function place(holder: Json | undefined, keys: readonly string[]): readonly string[] | null {
  if (!isJsonObject(holder)) return null;
  for (let length = keys.length; length > 0; length--) {
    const key = keys.slice(0, length).join('.');
    if (!Object.hasOwn(holder, key)) continue;
    const rest = keys.slice(length);
    if (rest.length === 0) return [key];
    const inner = place(holder[key], rest);
    if (inner) return [key, ...inner];
  }
  return null;
}

const getConfig = (assistant: Pick<StoredAssistant, 'config'>): Json =>
  isJson(assistant.config) ? assistant.config : {};

const at = (value: Json | undefined, keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>((holder, key) => (isJsonObject(holder) ? holder[key] : undefined), value);

const listKeys = (config: Json, path: string) =>
  path.startsWith('config.') ? place(config, path.slice('config.'.length).split('.')) : null;

/** Returns the full text at a path, or null if there is none. */
export function getAssistantTextAt(assistant: Pick<StoredAssistant, 'config'>, path: string): string | null {
  const config = getConfig(assistant);
  const keys = listKeys(config, path);
  const text = keys && at(config, keys);
  return typeof text === 'string' ? text : null;
}

/** Builds a merge patch that sets one value. */
const patchAt = (keys: readonly string[], value: Json): Json =>
  keys.reduceRight<Json>((inner, key) => ({ [key]: inner }), value);

function withEdits(config: Json, edits: unknown): Json {
  const parsed = editList.safeParse(edits);
  if (!parsed.success)
    throw createBareError(400, 'edits must be an array of {path, old_string, new_string, replace_all}');
  return parsed.data.reduce((current, edit) => {
    const keys = listKeys(current, edit.path);
    const text = keys && at(current, keys);
    if (!keys || typeof text !== 'string') throw createBareError(400, `There is no text at ${edit.path}`);
    const result = applyAnchoredEdits(text, [edit]);
    if (result.kind === 'not-applied') {
      const found = result.found === 0 ? 'was not found' : 'occurs more than once';
      throw createBareError(400, `old_string ${found} at ${edit.path}`);
    }
    return applyMergePatch(current, patchAt(keys, result.text));
  }, config);
}

const patchedText = (body: JsonObject, field: 'name' | 'description', stored: string | null | undefined) => {
  const value = Object.hasOwn(body, field) ? body[field] : stored;
  if (value !== null && value !== undefined && typeof value !== 'string')
    throw createBareError(400, `${field} must be a text`);
  return value ?? null;
};

/** Returns the assistant after the proposal's changes. Throws a `RequestError` if the body can't be applied. */
export function createEditedAssistant(assistant: StoredAssistant, body: JsonObject) {
  if (!CHANGE_KEYS.some((key) => Object.hasOwn(body, key)))
    throw createBareError(400, 'The proposal carries no change');
  const { edits = [], config = {} } = body;
  if (!isJson(config) || !isJsonObject(config)) throw createBareError(400, 'config must be an object');
  // Rejects nested config keys, because all keys are at the top level (contract: config-keys).
  if (Object.hasOwn(config, 'configurable'))
    throw createBareError(400, 'config takes its keys directly, not under configurable');
  const merged = applyMergePatch(withEdits(getConfig(assistant), edits), config);
  return {
    name: patchedText(body, 'name', assistant.name),
    description: patchedText(body, 'description', assistant.description),
    config: isJsonObject(merged) ? merged : {},
  };
}
