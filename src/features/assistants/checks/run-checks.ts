// Runs the checks of an assistant's prompts.
import type { ArticleSummary } from '~/api/articles';
import type { PromptCheck } from '~/drafts/prompt-checks';
import { readHeadings } from '~/lib/headings';
import { escapeRegExp } from '~/lib/text/escape-regexp';
import { countCodePoints } from '../prompt-losses';
import { createExcerpt, type Excerpt } from './excerpt';
import { findLinks } from './find-links';

/** A prompt to check. `text` is undefined if it couldn't be loaded. */
export interface CheckedPrompt {
  readonly path: string;
  readonly text: string | undefined;
}

/** Data of the account. Null while loading, undefined if it couldn't be loaded. */
type Loadable<Data> = Data | null | undefined;

export interface CheckLists {
  readonly teams: Loadable<readonly string[]>;
  readonly labels: Loadable<readonly string[]>;
  /**
   * Returns the article at an address. Returns undefined if the article doesn't exist, and null if the address is that
   * of another page.
   */
  readonly findArticle: Loadable<(address: string) => ArticleSummary | undefined | null>;
}

/** The reason why a check failed. If `path` is set, the reason concerns only this prompt. */
export type CheckProblem =
  | { readonly kind: 'text-missing' | 'heading-missing'; readonly path: string }
  | {
      readonly kind: 'text-found';
      readonly path: string;
      readonly count: number;
      /** The first occurrence. */
      readonly excerpt: Excerpt;
    }
  | { readonly kind: 'too-long'; readonly path: string; readonly length: number }
  | {
      readonly kind: 'article-missing' | 'article-unpublished';
      readonly path: string;
      readonly address: string;
      readonly excerpt: Excerpt;
    }
  | {
      readonly kind: 'team-missing' | 'label-missing';
      readonly path: string | null;
      readonly name: string;
      /** The first mention of the name in a prompt, or null if no prompt mentions it. */
      readonly excerpt: Excerpt | null;
    }
  /** The assistant doesn't have the prompt that the check is for. */
  | { readonly kind: 'prompt-missing'; readonly path: string };

export type CheckOutcome =
  | { readonly check: PromptCheck; readonly state: 'passed' | 'checking' | 'not-checked' }
  | { readonly check: PromptCheck; readonly state: 'failed'; readonly problems: readonly CheckProblem[] };

const SPACES = /\s+/;

/** Returns a case-insensitive pattern that matches `text`. White space also matches a line break. */
const createPattern = (text: string): RegExp =>
  new RegExp(text.trim().split(SPACES).map(escapeRegExp).join('\\s+'), 'giu');

const normalizeName = (name: string): string => name.normalize().trim().split(SPACES).join(' ').toLowerCase();
/** Normalizes a heading and removes its Markdown markers, which may be part of the check's text. */
const normalizeHeading = (heading: string): string => normalizeName(heading.trim().replace(/^#+\s+/, ''));

function findOccurrences(text: string, searchText: string): { count: number; first: Excerpt } | null {
  let first: Excerpt | null = null;
  let count = 0;
  for (const { 0: found, index } of text.matchAll(createPattern(searchText))) {
    first ??= createExcerpt(text, index, index + found.length);
    count += 1;
  }
  return first && { count, first };
}

type TextCheck = Extract<PromptCheck, { kind: 'contains' | 'excludes' | 'heading' | 'max-length' }>;

function checkText(check: TextCheck, path: string, text: string): readonly CheckProblem[] {
  switch (check.kind) {
    case 'contains':
      return findOccurrences(text, check.text) ? [] : [{ kind: 'text-missing', path }];
    case 'excludes': {
      const found = findOccurrences(text, check.text);
      return found ? [{ kind: 'text-found', path, count: found.count, excerpt: found.first }] : [];
    }
    case 'heading': {
      const wanted = normalizeHeading(check.text);
      const has = readHeadings(text).some((heading) => normalizeName(heading.text) === wanted);
      return has ? [] : [{ kind: 'heading-missing', path }];
    }
    case 'max-length': {
      const length = countCodePoints(text);
      return length > check.length ? [{ kind: 'too-long', path, length }] : [];
    }
  }
}

type FindArticle = NonNullable<CheckLists['findArticle']>;

/** Returns the links to articles that don't exist or that visitors can't read, each address once. */
function checkLinks(path: string, text: string, findArticle: FindArticle): readonly CheckProblem[] {
  const addresses = new Set<string>();
  return findLinks(text).flatMap(({ address, from, to }) => {
    if (addresses.has(address)) return [];
    addresses.add(address);
    const article = findArticle(address);
    if (article === null || article?.status === 'published') return [];
    const kind = article ? ('article-unpublished' as const) : ('article-missing' as const);
    return [{ kind, path, address, excerpt: createExcerpt(text, from, to) }];
  });
}

type NamesCheck = Extract<PromptCheck, { kind: 'teams' | 'labels' }>;

function checkNames(
  { kind, names }: NamesCheck,
  existing: readonly string[],
  prompts: readonly CheckedPrompt[],
): readonly CheckProblem[] {
  const known = new Set(existing.map(normalizeName));
  return names
    .filter((name) => !known.has(normalizeName(name)))
    .map((name) => {
      const [place] = prompts.flatMap(({ path, text }) => {
        const found = text === undefined ? null : findOccurrences(text, name);
        return found ? [{ path, excerpt: found.first }] : [];
      });
      return {
        kind: kind === 'teams' ? ('team-missing' as const) : ('label-missing' as const),
        name,
        path: place?.path ?? null,
        excerpt: place?.excerpt ?? null,
      };
    });
}

const toOutcome = (check: PromptCheck, problems: readonly CheckProblem[], isComplete = true): CheckOutcome =>
  problems.length > 0
    ? { check, state: 'failed', problems }
    : { check, state: isComplete ? 'passed' : 'not-checked' };

const toPending = (check: PromptCheck, data: null | undefined): CheckOutcome => ({
  check,
  state: data === null ? 'checking' : 'not-checked',
});

/** Runs a check. A check of several prompts applies to each of them. */
function runCheck(check: PromptCheck, prompts: readonly CheckedPrompt[], lists: CheckLists): CheckOutcome {
  if (check.kind === 'teams' || check.kind === 'labels') {
    const existing = lists[check.kind];
    return existing ? toOutcome(check, checkNames(check, existing, prompts)) : toPending(check, existing);
  }
  const chosen = prompts.filter(({ path }) => check.path === null || check.path === path);
  if (check.path !== null && chosen.length === 0)
    return toOutcome(check, [{ kind: 'prompt-missing', path: check.path }]);
  const isComplete = chosen.length > 0 && chosen.every(({ text }) => text !== undefined);
  const runOnEach = (run: (path: string, text: string) => readonly CheckProblem[]) =>
    toOutcome(
      check,
      chosen.flatMap(({ path, text }) => (text === undefined ? [] : run(path, text))),
      isComplete,
    );
  if (check.kind !== 'links') return runOnEach((path, text) => checkText(check, path, text));
  const { findArticle } = lists;
  if (findArticle) return runOnEach((path, text) => checkLinks(path, text, findArticle));
  return hasLinks(chosen) ? toPending(check, findArticle) : runOnEach(() => []);
}

/** Reports whether any prompt contains a link. If none does, the articles don't have to be loaded. */
export const hasLinks = (prompts: readonly CheckedPrompt[]): boolean =>
  prompts.some(({ text }) => text !== undefined && findLinks(text).length > 0);

export const runChecks = (
  checks: readonly PromptCheck[],
  prompts: readonly CheckedPrompt[],
  lists: CheckLists,
): readonly CheckOutcome[] => checks.map((check) => runCheck(check, prompts, lists));
