// Parses the values of a request body and collects every problem, so that a single 422 response lists all of them.
import type { FieldProblem } from '~/api/http/api-error';
import { createBadRequestError, createInvalidInputError } from './error-body';
import type { JsonObject } from './operation-handler';

export class BodyParser {
  readonly #body: JsonObject;
  readonly #problems: FieldProblem[] = [];

  constructor(body: JsonObject) {
    this.#body = body;
  }

  has(field: string): boolean {
    return Object.hasOwn(this.#body, field);
  }

  /** Returns the value without checking it, or undefined if it is absent. */
  raw(field: string): unknown {
    return this.#body[field];
  }

  /** Adds a problem for a field. `message` is always in English. */
  refuse(field: string, code: string, message: string): void {
    this.#problems.push({ field, code, message });
  }

  /**
   * Parses a required text. A missing or empty value is rejected as `blank`, another type as `invalid`. Returns an
   * empty text for a value of another type.
   */
  text(field: string): string {
    const value = this.#body[field] ?? '';
    if (typeof value !== 'string') {
      this.refuse(field, 'invalid', `${field} must be a string`);
      return '';
    }
    if (value.trim() === '') this.refuse(field, 'blank', `${field} can't be blank`);
    return value;
  }

  /**
   * Parses an optional string, which must not be empty. Returns undefined if the field is missing, so that the stored
   * value is kept.
   */
  sentText(field: string): string | undefined {
    return this.has(field) ? this.text(field) : undefined;
  }

  /**
   * Parses a string that a request can clear by sending null. Returns undefined if the field is missing. Rejects any
   * other type as `invalid`.
   */
  textOrNull(field: string): string | null | undefined {
    const value = this.#body[field];
    if (typeof value === 'string' || value === null || value === undefined) return value;
    this.refuse(field, 'invalid', `${field} must be a string or null`);
    return undefined;
  }

  /** Parses a boolean. Returns undefined if the field is missing. Rejects any other type as `invalid`. */
  boolean(field: string): boolean | undefined {
    const value = this.#body[field];
    if (typeof value === 'boolean' || value === undefined) return value;
    this.refuse(field, 'invalid', `${field} must be true or false`);
    return undefined;
  }

  /** Throws all collected problems at once. Call it before changing anything. */
  check(): void {
    if (this.#problems.length > 0) throw createInvalidInputError(this.#problems);
  }
}

/** Rejects an update without any writable field (400). */
export function requireWritableField(body: JsonObject, writable: readonly string[]): void {
  if (!writable.some((field) => Object.hasOwn(body, field))) throw createBadRequestError('nothing_to_change');
}

/** Formats a time as the API does: ISO 8601, UTC, milliseconds. */
export const toTimestamp = (now: number) => new Date(now).toISOString();
