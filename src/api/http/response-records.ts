// A record of what this session's responses showed about the platform: the status and shape of each operation's last
// response, and unknown names. It contains only field names and enumeration values, never contents.
import * as z from 'zod/mini';
import { isObject, parseJson } from '~/lib/json/json';
import { observable } from '~/lib/observable';
import type { Shape } from './api-error';
import { type LastResponse, lastResponses } from './availability';
import type { OperationSpec } from './operation';
import { readRejection } from './read-rejection';
import { getKnownWords } from './wire';

/** The shape of a successful response, or the source of any other one. */
export type ResponseShape = 'expected' | 'unexpected' | 'empty' | Shape;

/** An unknown field, or with `word` a known field with an unknown value. */
export interface Unknown {
  /** The path from the response's root, such as `data[].name`. */
  readonly path: string;
  readonly word: string | null;
}

/** The record of an operation's last response. */
export interface ResponseRecord {
  readonly status: number | null;
  /** Null for sign-in, whose responses aren't inspected. */
  readonly shape: ResponseShape | null;
  /** The path of the first difference in an unexpected response. */
  readonly differsAt: string | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The unknown names in all responses of this session. */
  readonly unknown: readonly Unknown[];
}

/** The records by operation ID. */
export const responseRecords = observable<ReadonlyMap<string, ResponseRecord>>(new Map());

/** Maximum number of unknown names per operation. More of them wouldn't be field names. */
const MOST = 50;

/** Reports whether a text looks like a name in code, so that it can't be content. */
const isName = (text: string) => /^[\w.:-]{1,40}$/.test(text);

/**
 * Returns the fields and values that a schema doesn't know. Skips free-form objects, such as a contact's custom
 * attributes.
 */
export function findUnknown(schema: z.core.$ZodType, value: unknown, path = ''): readonly Unknown[] {
  if (schema instanceof z.core.$ZodObject) {
    const { shape } = schema._zod.def;
    return Object.entries(isObject(value) ? value : {}).flatMap(([name, inner]) => {
      const at = path === '' ? name : `${path}.${name}`;
      const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (known) return findUnknown(known, inner, at);
      return isName(name) ? [{ path: at, word: null }] : [];
    });
  }
  if (schema instanceof z.core.$ZodArray) {
    const { element } = schema._zod.def;
    return Array.isArray(value) ? value.flatMap((item) => findUnknown(element, item, `${path}[]`)) : [];
  }
  if (schema instanceof z.core.$ZodUnion) {
    const option = schema._zod.def.options.find((one) => z.safeParse(one, value).success);
    return option ? findUnknown(option, value, path) : [];
  }
  const { def } = schema._zod;
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType)
    return findUnknown(def.innerType, value, path);
  const words = getKnownWords(schema);
  return words && typeof value === 'string' && !words.includes(value) && isName(value)
    ? [{ path, word: value }]
    : [];
}

function getShape(
  operation: OperationSpec,
  status: number | null,
  text: string,
): Pick<ResponseRecord, 'shape' | 'differsAt'> {
  if (status === null) return { shape: 'none', differsAt: null };
  if (operation.service === 'auth') return { shape: null, differsAt: null };
  if (status < 200 || status > 299) return { shape: readRejection(status, text, 0).shape, differsAt: null };
  const { success, error } = z.safeParse(operation.answer, parseJson(text));
  if (!success)
    return { shape: 'unexpected', differsAt: error.issues[0]?.path.map(String).join('.') || null };
  return { shape: text === '' ? 'empty' : 'expected', differsAt: null };
}

/** Returns the record of a response, including the unknown names of earlier responses of its operation. */
export function findResponseRecord(
  { operation, status, text, at }: LastResponse,
  former: readonly Unknown[],
): ResponseRecord {
  const isSuccess = status !== null && status >= 200 && status <= 299;
  const found = isSuccess ? findUnknown(operation.answer, parseJson(text)) : [];
  const unknown = new Map([...former, ...found].map((one) => [`${one.path} ${one.word ?? ''}`, one]));
  return { status, at, ...getShape(operation, status, text), unknown: [...unknown.values()].slice(0, MOST) };
}

/** Updates the records from the responses since the last call, and drops the responses. */
export function readLastResponses(): void {
  const responses = lastResponses.get();
  if (responses.size === 0) return;
  lastResponses.set(new Map());
  const records = new Map(responseRecords.get());
  for (const [id, response] of responses)
    records.set(id, findResponseRecord(response, records.get(id)?.unknown ?? []));
  responseRecords.set(records);
}

/** Clears everything for the next person's session. */
export function forgetResponses(): void {
  lastResponses.set(new Map());
  responseRecords.set(new Map());
}
