// Summaries of the responses in this session, which show how the platform differs from the contract. A summary contains
// the status and shape of an operation's last response, and the unknown field names and enumeration values in its
// responses. It never contains other content.
import * as z from 'zod/mini';
import { createObservable } from '~/lib/create-observable';
import { isObject, parseJson } from '~/lib/json/json';
import type { ErrorResponseFormat } from './api-error';
import type { OperationSpec } from './operation';
import { type LastResponse, lastResponses } from './operation-availability';
import { parseErrorResponse } from './parse-error-response';
import { getOpenEnumValues } from './wire';

/** The shape of a successful response, or the format of an error response. */
export type ResponseShape = 'expected' | 'unexpected' | 'empty' | ErrorResponseFormat;

/**
 * A name that the schema doesn't define: a field, or an enumeration value of a known field. `word` is set only for an
 * enumeration value.
 */
export interface UnknownName {
  /** The path from the response's root, such as `data[].name`. */
  readonly path: string;
  readonly word: string | null;
}

/** The summary of an operation's last response. */
export interface ResponseSummary {
  readonly status: number | null;
  /** Null for sign-in, because the text of its responses isn't stored. */
  readonly shape: ResponseShape | null;
  /** The path of the first field that violates the schema. */
  readonly differsAt: string | null;
  /** The time of the response in milliseconds since the epoch. */
  readonly at: number;
  /** The unknown names in all of the operation's responses of this session. */
  readonly unknown: readonly UnknownName[];
}

/** The summaries by operation ID. */
export const responseSummaries = createObservable<ReadonlyMap<string, ResponseSummary>>(new Map());

/**
 * Maximum number of unknown names per operation. If a response contains more, the names are keys of data instead of
 * field names.
 */
const MAX_UNKNOWN_NAMES = 50;

/** Reports whether a string looks like an identifier. Other strings may have been written by a person. */
const isName = (text: string) => /^[\w.:-]{1,40}$/.test(text);

/**
 * Returns the fields and enumeration values that a schema doesn't define. Skips free-form objects, such as a contact's
 * custom attributes.
 */
export function findUnknownNames(schema: z.core.$ZodType, value: unknown, path = ''): readonly UnknownName[] {
  if (schema instanceof z.core.$ZodObject) {
    const { shape } = schema._zod.def;
    return Object.entries(isObject(value) ? value : {}).flatMap(([name, inner]) => {
      const at = path === '' ? name : `${path}.${name}`;
      const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (known) return findUnknownNames(known, inner, at);
      return isName(name) ? [{ path: at, word: null }] : [];
    });
  }
  if (schema instanceof z.core.$ZodArray) {
    const { element } = schema._zod.def;
    return Array.isArray(value) ? value.flatMap((item) => findUnknownNames(element, item, `${path}[]`)) : [];
  }
  if (schema instanceof z.core.$ZodUnion) {
    const option = schema._zod.def.options.find((one) => z.safeParse(one, value).success);
    return option ? findUnknownNames(option, value, path) : [];
  }
  const { def } = schema._zod;
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType)
    return findUnknownNames(def.innerType, value, path);
  const words = getOpenEnumValues(schema);
  return words && typeof value === 'string' && !words.includes(value) && isName(value)
    ? [{ path, word: value }]
    : [];
}

function getShape(
  operation: OperationSpec,
  status: number | null,
  text: string,
): Pick<ResponseSummary, 'shape' | 'differsAt'> {
  if (status === null) return { shape: 'none', differsAt: null };
  if (operation.service === 'auth') return { shape: null, differsAt: null };
  if (status < 200 || status > 299)
    return { shape: parseErrorResponse(status, text, 0).shape, differsAt: null };
  const { success, error } = z.safeParse(operation.response, parseJson(text));
  if (!success)
    return { shape: 'unexpected', differsAt: error.issues[0]?.path.map(String).join('.') || null };
  return { shape: text === '' ? 'empty' : 'expected', differsAt: null };
}

/** Returns the summary of a response. `former` contains the unknown names in earlier responses of the operation. */
export function summarizeResponse(
  { operation, status, text, at }: LastResponse,
  former: readonly UnknownName[],
): ResponseSummary {
  const isSuccess = status !== null && status >= 200 && status <= 299;
  const found = isSuccess ? findUnknownNames(operation.response, parseJson(text)) : [];
  const unknown = new Map([...former, ...found].map((one) => [`${one.path} ${one.word ?? ''}`, one]));
  return {
    status,
    at,
    ...getShape(operation, status, text),
    unknown: [...unknown.values()].slice(0, MAX_UNKNOWN_NAMES),
  };
}

/** Adds the responses that arrived since the last call to the summaries, and then discards these responses. */
export function updateResponseSummaries(): void {
  const responses = lastResponses.get();
  if (responses.size === 0) return;
  lastResponses.set(new Map());
  const records = new Map(responseSummaries.get());
  for (const [id, response] of responses)
    records.set(id, summarizeResponse(response, records.get(id)?.unknown ?? []));
  responseSummaries.set(records);
}

/** Clears all responses and summaries before another person's session starts. */
export function clearResponses(): void {
  lastResponses.set(new Map());
  responseSummaries.set(new Map());
}
