// Reading a body's values: what is wrong with any of them is collected, so that several 422 details come together.
import type { FieldProblem } from '~/api/http/api-error';
import { badRequest, invalid } from './refusal';
import type { JsonObject } from './rule';

export class Values {
  readonly #body: JsonObject;
  readonly #problems: FieldProblem[] = [];

  constructor(body: JsonObject) {
    this.#body = body;
  }

  has(field: string): boolean {
    return Object.hasOwn(this.#body, field);
  }

  /** The value as it came, undefined where it wasn't sent. */
  raw(field: string): unknown {
    return this.#body[field];
  }

  /** Refuses a field. Messages of details are English everywhere. */
  refuse(field: string, code: string, message: string): void {
    this.#problems.push({ field, code, message });
  }

  /** A required text: missing or blank is `blank`, another type is `invalid`. Empty text where it was refused. */
  text(field: string): string {
    const value = this.#body[field] ?? '';
    if (typeof value !== 'string') {
      this.refuse(field, 'invalid', `${field} must be a string`);
      return '';
    }
    if (value.trim() === '') this.refuse(field, 'blank', `${field} can't be blank`);
    return value;
  }

  /** A text that need not be sent: undefined then, so that what is stored stays. Sent, it must not be blank. */
  sentText(field: string): string | undefined {
    return this.has(field) ? this.text(field) : undefined;
  }

  /** A text that null clears; undefined where it wasn't sent. Any other type is `invalid`. */
  textOrNull(field: string): string | null | undefined {
    const value = this.#body[field];
    if (typeof value === 'string' || value === null || value === undefined) return value;
    this.refuse(field, 'invalid', `${field} must be a string or null`);
    return undefined;
  }

  /** A yes or no; undefined where it wasn't sent. Any other type is `invalid`. */
  boolean(field: string): boolean | undefined {
    const value = this.#body[field];
    if (typeof value === 'boolean' || value === undefined) return value;
    this.refuse(field, 'invalid', `${field} must be true or false`);
    return undefined;
  }

  /** Throws what was refused, all of it at once. Nothing may be changed before this was called. */
  check(): void {
    if (this.#problems.length > 0) throw invalid(this.#problems);
  }
}

/** An update must carry a writable field (400). */
export function requireOneOf(body: JsonObject, writable: readonly string[]): void {
  if (!writable.some((field) => Object.hasOwn(body, field))) throw badRequest('nothing_to_change');
}

/** A moment as the wire writes it: ISO 8601, UTC, milliseconds. */
export const timestampOf = (now: number) => new Date(now).toISOString();
