// Infers the types of custom attributes from their values.
import { toObject } from '~/lib/json/json';

type Scalar = string | number | boolean | null;

export type AttributeKind =
  | { readonly kind: 'none' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number }
  /** A date without a time zone, such as `2026-10-28`. */
  | { readonly kind: 'day'; readonly value: string }
  | { readonly kind: 'moment'; readonly value: string }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'list'; readonly values: readonly Scalar[] }
  | { readonly kind: 'object'; readonly entries: readonly (readonly [key: string, value: unknown])[] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

function readText(value: string): AttributeKind {
  if (value === '') return { kind: 'empty' };
  if (!Number.isNaN(Date.parse(value))) {
    if (DAY.test(value)) return { kind: 'day', value };
    if (MOMENT.test(value)) return { kind: 'moment', value };
  }
  return { kind: 'text', value };
}

/**
 * Infers the type of a JSON value. A list that contains objects or lists is treated as an object whose keys are the
 * item numbers, starting at 1.
 */
export function inferAttributeKind(value: unknown): AttributeKind {
  if (value === null || value === undefined) return { kind: 'none' };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'string') return readText(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: 'empty' };
    return value.every(isScalar)
      ? { kind: 'list', values: value }
      : { kind: 'object', entries: value.map((item, index) => [String(index + 1), item]) };
  }
  const entries = Object.entries(toObject(value) ?? {});
  return entries.length === 0 ? { kind: 'empty' } : { kind: 'object', entries };
}
