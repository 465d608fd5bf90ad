// Faults that tests and demos arm for an operation, such as a server error or a lost connection. Each fault applies to
// a limited number of matching requests.

import * as z from 'zod/mini';
import { OPERATIONS } from '~/api/operations';
import { isObject, type JsonObject } from '~/lib/json/json';

export const FAULT_KINDS = [
  'latency',
  'server_error',
  'status',
  'rate_limited',
  'timeout_after_write',
  'drop_before_write',
  'drop_after_write',
  'network_drop',
  'half_headers',
  'malformed',
  'created_malformed',
  'no_body',
  'redirect',
  'expire_token',
  'concurrent_edit',
  'new_fields',
  'missing_fields',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const count = z.number().check(z.gte(0));

/** Rejects an unknown operation at once, because a misspelled one would never match a request. */
const isKnown = (operation: string) => operation === '*' || OPERATIONS.some(({ id }) => id === operation);

/** The body of `POST /sandbox/faults`. `delay_ms` is in milliseconds, `retry_after_s` in seconds. */
export const faultRequestSchema = z.strictObject({
  operation: z._default(z.string().check(z.refine(isKnown, 'There is no such operation')), '*'),
  kind: z.enum(FAULT_KINDS),
  times: z._default(count, 1),
  delay_ms: z.optional(count),
  status: z._default(z.number().check(z.gte(400), z.lte(599)), 503),
  retry_after_s: z._default(count, 2),
  fields: z._default(z.array(z.string()), []),
});
export type Fault = z.output<typeof faultRequestSchema>;
export type FaultInput = z.input<typeof faultRequestSchema>;

/** Options that apply to one kind of fault only. Other kinds ignore these options. */
export const FAULT_OPTIONS: Readonly<Partial<Record<FaultKind, 'status' | 'retry_after_s' | 'fields'>>> = {
  status: 'status',
  rate_limited: 'retry_after_s',
  missing_fields: 'fields',
};

/** A fault that is still armed, with the number of requests left. */
export type ArmedFault = Fault & { readonly left: number };

export class FaultRegistry {
  readonly #changed: () => void;
  #armed: { readonly fault: Fault; left: number }[] = [];

  /**
   * `changed` is called after a fault is armed and after faults are cleared, but not when a request uses up a fault.
   */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Arms a fault given as the body of `POST /sandbox/faults`. Throws if the kind or the operation is unknown. */
  arm(input: unknown): void {
    const fault = faultRequestSchema.parse(input);
    this.#armed.push({ fault, left: fault.times });
    this.#changed();
  }

  clear(): void {
    this.#armed = [];
    this.#changed();
  }

  list(): readonly ArmedFault[] {
    return this.#armed.map(({ fault, left }) => ({ ...fault, left }));
  }

  /** Returns the first armed fault that matches this request, and decrements its number of remaining requests. */
  take(operation: string): Fault | null {
    const met = this.#armed.find(({ fault }) => fault.operation === '*' || fault.operation === operation);
    if (!met) return null;
    met.left -= 1;
    this.#armed = this.#armed.filter(({ left }) => left > 0);
    return met.fault;
  }
}

/** Adds an unknown field to a response and to each record of a list, as a newer version of the platform might. */
export function addUnknownFields(body: unknown): unknown {
  return eachRecord(body, (record) => ({ ...record, sandbox_new_field: { added: true } }));
}

/** Removes fields from the response and from each record of a list. */
export function removeFields(body: unknown, fields: readonly string[]): unknown {
  return eachRecord(body, (record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name))),
  );
}

function eachRecord(body: unknown, change: (record: JsonObject) => JsonObject): unknown {
  if (!isObject(body)) return body;
  const changed = change(body);
  const list = (name: string) =>
    Array.isArray(changed[name])
      ? { [name]: changed[name].map((record) => (isObject(record) ? change(record) : record)) }
      : {};
  return { ...changed, ...list('data'), ...list('matches') };
}
