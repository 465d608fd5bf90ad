// What the answers of this session showed of the platform: status and shape of each operation's last one, and the names that
// the console doesn't know. Nothing of what they hold is kept: field names and words of enumerations only.
import * as z from 'zod/mini';
import { isObject, parsedJson } from '~/lib/json/json';
import { observable } from '~/lib/observable';
import type { Shape } from './api-error';
import { type LastAnswer, lastAnswers } from './availability';
import type { OperationSpec } from './operation';
import { readRefusal } from './read-refusal';
import { knownWords } from './wire';

/** Of a success: as the console reads it, not so, without a body. Of anything else: who spoke. */
export type AnswerShape = 'expected' | 'unexpected' | 'empty' | Shape;

/** A field that the console doesn't know, or with `word` one whose value it doesn't know. */
export interface Unknown {
  /** From the answer's root, as `data[].name`. */
  readonly path: string;
  readonly word: string | null;
}

export interface AnswerRecord {
  readonly status: number | null;
  /** Null of sign-in, whose answers aren't read for it. */
  readonly shape: AnswerShape | null;
  /** Where an unexpected answer differs first. */
  readonly differsAt: string | null;
  /** In milliseconds since the epoch. */
  readonly at: number;
  /** Of all answers of this session. */
  readonly unknown: readonly Unknown[];
}

/** By the operation's id. */
export const answerRecords = observable<ReadonlyMap<string, AnswerRecord>>(new Map());

/** More names of one operation would be no field names. */
const MOST = 50;

/** What can't be a content: a name as programs write it. */
const isName = (text: string) => /^[\w.:-]{1,40}$/.test(text);

/** The fields and words of a value that its schema doesn't name. Free objects, such as a contact's own fields, aren't looked into. */
export function unknownIn(schema: z.core.$ZodType, value: unknown, path = ''): readonly Unknown[] {
  if (schema instanceof z.core.$ZodObject) {
    const { shape } = schema._zod.def;
    return Object.entries(isObject(value) ? value : {}).flatMap(([name, inner]) => {
      const at = path === '' ? name : `${path}.${name}`;
      const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (known) return unknownIn(known, inner, at);
      return isName(name) ? [{ path: at, word: null }] : [];
    });
  }
  if (schema instanceof z.core.$ZodArray) {
    const { element } = schema._zod.def;
    return Array.isArray(value) ? value.flatMap((item) => unknownIn(element, item, `${path}[]`)) : [];
  }
  if (schema instanceof z.core.$ZodUnion) {
    const option = schema._zod.def.options.find((one) => z.safeParse(one, value).success);
    return option ? unknownIn(option, value, path) : [];
  }
  const { def } = schema._zod;
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType)
    return unknownIn(def.innerType, value, path);
  const words = knownWords(schema);
  return words && typeof value === 'string' && !words.includes(value) && isName(value)
    ? [{ path, word: value }]
    : [];
}

function shapeOf(
  operation: OperationSpec,
  status: number | null,
  text: string,
): Pick<AnswerRecord, 'shape' | 'differsAt'> {
  if (status === null) return { shape: 'none', differsAt: null };
  if (operation.service === 'auth') return { shape: null, differsAt: null };
  if (status < 200 || status > 299) return { shape: readRefusal(status, text, 0).shape, differsAt: null };
  const { success, error } = z.safeParse(operation.answer, parsedJson(text));
  if (!success)
    return { shape: 'unexpected', differsAt: error.issues[0]?.path.map(String).join('.') || null };
  return { shape: text === '' ? 'empty' : 'expected', differsAt: null };
}

/** What an answer shows, with what the former ones of its operation did. */
export function recordOf(
  { operation, status, text, at }: LastAnswer,
  former: readonly Unknown[],
): AnswerRecord {
  const isSuccess = status !== null && status >= 200 && status <= 299;
  const found = isSuccess ? unknownIn(operation.answer, parsedJson(text)) : [];
  const unknown = new Map([...former, ...found].map((one) => [`${one.path} ${one.word ?? ''}`, one]));
  return { status, at, ...shapeOf(operation, status, text), unknown: [...unknown.values()].slice(0, MOST) };
}

/** Reads what came since the last time, and lets go of it. */
export function readLastAnswers(): void {
  const answers = lastAnswers.get();
  if (answers.size === 0) return;
  lastAnswers.set(new Map());
  const records = new Map(answerRecords.get());
  for (const [id, answer] of answers) records.set(id, recordOf(answer, records.get(id)?.unknown ?? []));
  answerRecords.set(records);
}

/** Another person's session begins with nothing. */
export function forgetAnswers(): void {
  lastAnswers.set(new Map());
  answerRecords.set(new Map());
}
