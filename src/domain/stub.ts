// Stubs: what a read shows in the place of a long prompt. One that travelled back as a value would overwrite the prompt.

import type { AnchoredEdit, proposeEdits } from '~/api/assistants';
import type { OperationInput } from '~/api/http/operation';
import { isObject, type JsonObject } from '~/lib/json/json';

/** What a person's edits amount to on the wire. */
export type EditsRequest = OperationInput<typeof proposeEdits>['body'];

/** A stub is a sentence; what is longer is a text of its own. */
const LONGEST_STUB = 600;

const COUNT =
  /\d[\d.,\s_]*\s*(?:unicode\s+)?(?:char|caract)|(?:char(?:acter)?s?|caracteres|length|size|chars)\W{0,4}\d/i;
const POINTER =
  /\btext\b|\btexto\b|\/text|assistants[._-]?text|\bread|\blee|\bleia|\bl[eé]ela|\bfetch|\bretrieve|\bstub|\bomitted|\btruncat/i;

/**
 * Whether a value looks like a stub: short, states a count of characters, and points to reading the text. The exact
 * wording isn't in the contract, so this errs on the side of holding back; the person is told why.
 */
export function looksLikeStub(value: unknown): boolean {
  if (typeof value === 'string')
    return value.length <= LONGEST_STUB && COUNT.test(value) && POINTER.test(value);
  if (!isObject(value)) return false;
  // A stub may be an object, too: then one of its texts is what points.
  const points = Object.values(value).some((part) => typeof part === 'string' && POINTER.test(part));
  const text = JSON.stringify(value);
  return points && text.length <= LONGEST_STUB && COUNT.test(text);
}

/** A stub that was read: where it stands (dotted, from `config` on), and its text exactly as it came. */
export interface ReadStub {
  readonly path: string;
  readonly text: string;
}

/** The stubs of an assistant's config. */
export function stubsOf(config: JsonObject, prefix = 'config'): ReadStub[] {
  return Object.entries(config).flatMap(([key, value]) => {
    const path = `${prefix}.${key}`;
    const inside = isObject(value) ? stubsOf(value, path) : [];
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
 * Where a request carries a stub as a value. Empty means that it may go out.
 *
 * @param known the values that stood for a text when the assistant was read, whatever they look like
 */
export function stubsIn(request: EditsRequest, known: readonly string[]): string[] {
  const exact = known.map((stub) => stub.trim()).filter((stub) => stub !== '');
  const holdsKnown = (text: string) => exact.some((stub) => text.includes(stub));
  const isStub = (value: unknown) => {
    if (looksLikeStub(value)) return true;
    if (typeof value === 'string') return holdsKnown(value);
    return typeof value === 'object' && value !== null && exact.includes(JSON.stringify(value));
  };
  // Where the stubs are known, a sentence of a prompt may speak of characters and texts; not where it replaces a long one.
  const isGuess = (edit: AnchoredEdit) => exact.length === 0 || edit.old_string.length > LONGEST_STUB;
  const bringsStub = (edit: AnchoredEdit) =>
    !holdsKnown(edit.old_string) &&
    (holdsKnown(edit.new_string) || (isGuess(edit) && looksLikeStub(edit.new_string)));
  const { config, name, description, edits = [] } = request;
  return [
    ...Object.entries(config ?? {}).flatMap(([key, value]) => findStubs(value, `config.${key}`, isStub)),
    ...findStubs(name, 'name', isStub),
    ...findStubs(description, 'description', isStub),
    // An edit quotes only a part of a text: what it writes may not be a known stub, nor bring one that wasn't there.
    ...edits.filter((edit) => bringsStub(edit)).map(({ path }) => path),
  ];
}

export type Guarded =
  | { readonly kind: 'clear'; readonly request: EditsRequest }
  | { readonly kind: 'stub'; readonly paths: readonly string[] };

/** The last look before a proposal goes out: a request that carries a stub is not sent. */
export function guardStubs(request: EditsRequest, known: readonly string[]): Guarded {
  const paths = stubsIn(request, known);
  return paths.length === 0 ? { kind: 'clear', request } : { kind: 'stub', paths };
}
