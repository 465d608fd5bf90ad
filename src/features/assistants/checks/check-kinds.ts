// The kinds of checks, and the input from which a check is created.
import type { PromptCheck } from '~/drafts/prompt-checks';
import { joinTexts, splitTexts } from '~/lib/terms/term';

export const CHECK_KINDS = [
  'contains',
  'excludes',
  'max-length',
  'heading',
  'links',
  'teams',
  'labels',
] as const satisfies readonly PromptCheck['kind'][];
export type CheckKind = (typeof CHECK_KINDS)[number];

export const isCheckKind = (text: string): text is CheckKind => CHECK_KINDS.some((kind) => kind === text);

/** Reports whether checks of this kind examine prompts, so that they can be limited to one prompt. */
export const hasPromptPath = (kind: CheckKind): boolean => kind !== 'teams' && kind !== 'labels';

/** A check as entered in the form or read from a spreadsheet. */
export interface CheckInput {
  readonly kind: CheckKind;
  /** The text, the number of characters, or the names separated by semicolons. Empty for links. */
  readonly value: string;
  readonly path: string | null;
}

export function formatCheckValue(check: PromptCheck): string {
  switch (check.kind) {
    case 'contains':
    case 'excludes':
    case 'heading':
      return check.text;
    case 'max-length':
      return String(check.length);
    case 'links':
      return '';
    case 'teams':
    case 'labels':
      return joinTexts(check.names);
  }
}

export const toCheckInput = (check: PromptCheck): CheckInput => ({
  kind: check.kind,
  value: formatCheckValue(check),
  path: 'path' in check ? check.path : null,
});

/**
 * Creates a check from its input. Returns null if the required value is missing, or if the maximum length isn't a
 * positive number.
 */
export function createCheck({ kind, value, path }: CheckInput, id: string): PromptCheck | null {
  const text = value.trim();
  switch (kind) {
    case 'contains':
    case 'excludes':
    case 'heading':
      return text === '' ? null : { id, kind, path, text };
    case 'max-length': {
      const length = /^\d+$/.test(text) ? Number(text) : 0;
      return Number.isSafeInteger(length) && length > 0 ? { id, kind, path, length } : null;
    }
    case 'links':
      return { id, kind, path };
    case 'teams':
    case 'labels': {
      const names = [...splitTexts(text)];
      return names.length > 0 ? { id, kind, names } : null;
    }
  }
}

const getCheckKey = (check: PromptCheck): string => JSON.stringify(Object.values(toCheckInput(check)));

/** Adds to a list the checks that the list doesn't contain yet. */
export function mergeChecks(
  checks: readonly PromptCheck[],
  added: readonly PromptCheck[],
): readonly PromptCheck[] {
  const merged = new Map(checks.map((check) => [getCheckKey(check), check]));
  for (const check of added) if (!merged.has(getCheckKey(check))) merged.set(getCheckKey(check), check);
  return [...merged.values()];
}
