// Stubs: placeholders that the assistant service returns instead of long prompts. Sending a stub back as a value would
// overwrite the prompt.

import type { AnchoredEdit, proposeEdits } from '~/api/assistants';
import type { OperationInput } from '~/api/http/operation';
import { isObject, type JsonObject } from '~/lib/json/json';

/** The request body with a user's edits. */
export type EditsRequest = OperationInput<typeof proposeEdits>['body'];

/** Maximum length of a stub in characters. Longer values are actual text. */
const LONGEST_STUB = 600;

const COUNT =
  /\d[\d.,\s_]*\s*(?:unicode\s+)?(?:char|caract)|(?:char(?:acter)?s?|caracteres|length|size|chars)\W{0,4}\d/i;
const POINTER =
  /\btext\b|\btexto\b|\/text|assistants[._-]?text|\bread|\blee|\bleia|\bl[eé]ela|\bfetch|\bretrieve|\bstub|\bomitted|\btruncat/i;

/**
 * Reports whether a value looks like a stub: it is short, states a number of characters, and refers to the operation
 * that returns the complete text. The patterns are broad, because the contract doesn't specify the wording. If a
 * pattern matches an actual text, the text isn't sent and the console explains the reason to the user.
 */
export function looksLikeStub(value: unknown): boolean {
  if (typeof value === 'string')
    return value.length <= LONGEST_STUB && COUNT.test(value) && POINTER.test(value);
  if (!isObject(value)) return false;
  // An object with a string that refers to the operation may also be a stub.
  const points = Object.values(value).some((part) => typeof part === 'string' && POINTER.test(part));
  const text = JSON.stringify(value);
  return points && text.length <= LONGEST_STUB && COUNT.test(text);
}

/** A stub in a response. `path` is dotted and starts with `config`, and `text` is the stub's exact text. */
export interface FoundStub {
  readonly path: string;
  readonly text: string;
}

/** Returns the stubs of an assistant's config. */
export function collectStubs(config: JsonObject, prefix = 'config'): FoundStub[] {
  return Object.entries(config).flatMap(([key, value]) => {
    const path = `${prefix}.${key}`;
    const inside = isObject(value) ? collectStubs(value, path) : [];
    if (inside.length > 0 || !looksLikeStub(value)) return inside;
    return [{ path, text: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}

function findStubs(value: unknown, path: string, isStub: (value: unknown) => boolean): string[] {
  if (isStub(value)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findStubs(part, `${path}.${key}`, isStub));
}

/**
 * Returns the paths at which a request contains a stub as a value. If there are none, the request may be sent.
 * @param known the stubs in the last response with the assistant, whatever their wording
 */
export function findSentStubs(request: EditsRequest, known: readonly string[]): string[] {
  const exact = known.map((stub) => stub.trim()).filter((stub) => stub !== '');
  const holdsKnown = (text: string) => exact.some((stub) => text.includes(stub));
  const isStub = (value: unknown) => {
    if (looksLikeStub(value)) return true;
    if (typeof value === 'string') return holdsKnown(value);
    return typeof value === 'object' && value !== null && exact.includes(JSON.stringify(value));
  };
  // If the exact stubs are known, a short edit may add a sentence that only looks like a stub. Such a sentence is still
  // rejected as the replacement for a long passage.
  const isGuess = (edit: AnchoredEdit) => exact.length === 0 || edit.old_string.length > LONGEST_STUB;
  const bringsStub = (edit: AnchoredEdit) =>
    !holdsKnown(edit.old_string) &&
    (holdsKnown(edit.new_string) || (isGuess(edit) && looksLikeStub(edit.new_string)));
  const { config, name, description, edits = [] } = request;
  return [
    ...Object.entries(config ?? {}).flatMap(([key, value]) => findStubs(value, `config.${key}`, isStub)),
    ...findStubs(name, 'name', isStub),
    ...findStubs(description, 'description', isStub),
    // The new text of an edit must not contain a stub, unless the replaced text contained a known stub.
    ...edits.filter((edit) => bringsStub(edit)).map(({ path }) => path),
  ];
}

/** The result of checking a request: it may be sent, or it contains stubs at these paths. */
export type StubCheck =
  | { readonly kind: 'clear'; readonly request: EditsRequest }
  | { readonly kind: 'stub'; readonly paths: readonly string[] };

/** Checks edits for stubs before they are sent. Edits that contain a stub must not be sent. */
export function checkStubs(request: EditsRequest, known: readonly string[]): StubCheck {
  const paths = findSentStubs(request, known);
  return paths.length === 0 ? { kind: 'clear', request } : { kind: 'stub', paths };
}
