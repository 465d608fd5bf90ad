// Code metrics with limits. Each metric is computed from the sources and printed. Limits may only be lowered, toward
// the metric's goal.
import { findCompilerOptOuts, findCompilerProblems } from './compiler-errors';
import { measureLanguage } from './language-metrics';
import { type ParsedSource, parseSource } from './parsed-source';
import type { SourceFile } from './repository-rules';

/** The current limit and the goal of each metric. A change that improves a metric must also lower its limit. */
const LIMITS = {
  'features that ask whether a write may have happened, files': { ceiling: 2, goal: 3 },
  'errors thrown on unless they are an ApiError': { ceiling: 3, goal: 10 },
  'writing operations that features use themselves': { ceiling: 0, goal: 0 },
  'reads invalidated outside api and records': { ceiling: 0, goal: 0 },
  'what the React Compiler refuses in components and hooks': { ceiling: 0, goal: 0 },
  'components and hooks kept from it, each with its reason': { ceiling: 1, goal: 1 },
  'casts per 1,000 lines': { ceiling: 0.13, goal: 0.6 },
  'citations of the contract that lead nowhere': { ceiling: 0, goal: 0 },
  'comments that begin with a question word': { ceiling: 0, goal: 0 },
  'unclear phrases in 100 comments': { ceiling: 0.5, goal: 0.5 },
  'exports that begin without a verb, percent': { ceiling: 8, goal: 10 },
  'exports that end in “Of”': { ceiling: 0, goal: 0 },
} as const;

type Name = keyof typeof LIMITS;

export interface CodeMetric {
  readonly name: Name;
  readonly value: number;
  readonly ceiling: number;
  readonly goal: number;
  /** The locations of the counted items, as `path:line: text`. */
  readonly found: readonly string[];
}

export interface Repository {
  readonly files: readonly SourceFile[];
  readonly contractNotes: string;
}

/** Reports whether a file is a test or used by tests only. */
const isTest = (path: string) => /\.test\.tsx?$|\/fixtures\//.test(path);
/** Reports whether a file is part of the console or the sandbox. */
const isProgram = (path: string) => /^src\/(?!build\/)/.test(path) && !isTest(path);
const isProduct = (path: string) => isProgram(path) && !path.startsWith('src/sandbox/');
const isFeature = (path: string) => isProduct(path) && path.startsWith('src/features/');
/**
 * Reports whether a file belongs to a feature whose writes follow their own protocol: sending campaigns, or assistants'
 * proposals.
 */
const isOwnProtocol = (path: string) => /^src\/features\/(?:campaigns\/send|assistants)\//.test(path);

const linesWith = (files: readonly SourceFile[], what: string): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (line.includes(what) ? [`${path}:${index + 1}`] : [])),
  );

/**
 * Returns write operations that features call directly. Features should use a write factory and the record module
 * (src/records) instead.
 */
export function findDirectWrites(facts: readonly ParsedSource[]): string[] {
  const writes = new Set(facts.flatMap((file) => file.writes));
  return facts
    .filter(({ path }) => isFeature(path) && !isOwnProtocol(path))
    .flatMap(({ path, apiValues }) =>
      apiValues.filter(({ text }) => writes.has(text)).map(({ line, text }) => `${path}:${line}: ${text}`),
    );
}

export const findTypeCasts = (facts: readonly ParsedSource[]): string[] =>
  facts
    .filter(({ path }) => isProgram(path))
    .flatMap((file) => file.casts.map(({ line, text }) => `${file.path}:${line}: ${text}`));

const CITATION = /\(contract: ([^)]*)\)/g;
/**
 * Matches imprecise citations of the contract, which name a heading, a rule number or the whole document instead of a
 * named section.
 */
const LOOSE_CITATION =
  /\(contract(?!:)[^)]*\)|\bcontract, [A-Z]|\b[Rr]ulings?\b|\b[Rr]ule \d|\b[Rr]ules for propose/;

const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

/** Returns comments that cite the contract without naming an existing section of the contract notes. */
export function findUnresolvedCitations(facts: readonly ParsedSource[], contractNotes: string): string[] {
  const headings = [...contractNotes.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => toAnchor(heading));
  return facts
    .filter(({ path }) => !path.startsWith('src/build/'))
    .flatMap(({ path, comments }) =>
      comments.flatMap(({ line, text }) => {
        const citations = [...text.matchAll(CITATION)].filter(
          ([, anchor = '']) => !headings.includes(anchor),
        );
        return [LOOSE_CITATION.exec(text), ...citations].flatMap((found) =>
          found ? [`${path}:${line}: ${found[0]}`] : [],
        );
      }),
    );
}

const figure = (name: Name, found: readonly string[], value = found.length): CodeMetric => ({
  name,
  value,
  ...LIMITS[name],
  found,
});

/** Returns the number of found items per hundred of all items, with one decimal. */
const perHundred = (found: readonly string[], all: number) => Math.round((found.length / all) * 1000) / 10;

export function computeCodeMetrics({ files, contractNotes }: Repository) {
  const facts = files.map(parseSource);
  const product = files.filter(({ path }) => isProduct(path));
  const lines = facts.filter(({ path }) => isProgram(path)).reduce((sum, file) => sum + file.lines, 0);
  const allCasts = findTypeCasts(facts);
  const language = measureLanguage(files);
  return {
    figures: [
      figure(
        'features that ask whether a write may have happened, files',
        product
          .filter(({ path, text }) => isFeature(path) && text.includes('isOutcomeUnknown('))
          .map(({ path }) => path),
      ),
      figure(
        'errors thrown on unless they are an ApiError',
        linesWith(product, 'isApiError(error)) throw error'),
      ),
      figure('writing operations that features use themselves', findDirectWrites(facts)),
      figure(
        'reads invalidated outside api and records',
        linesWith(
          product.filter(({ path }) => !/^src\/(?:api|records)\//.test(path)),
          'invalidateQueries',
        ),
      ),
      figure(
        'what the React Compiler refuses in components and hooks',
        product.flatMap(findCompilerProblems),
      ),
      figure('components and hooks kept from it, each with its reason', product.flatMap(findCompilerOptOuts)),
      figure('casts per 1,000 lines', allCasts, Math.round((allCasts.length / lines) * 100_000) / 100),
      figure('citations of the contract that lead nowhere', findUnresolvedCitations(facts, contractNotes)),
      figure('comments that begin with a question word', language.questions),
      figure(
        'unclear phrases in 100 comments',
        language.dialect,
        perHundred(language.dialect, language.comments),
      ),
      figure(
        'exports that begin without a verb, percent',
        language.nouns,
        perHundred(language.nouns, language.exports),
      ),
      figure('exports that end in “Of”', language.endInOf),
    ],
    statements: facts.filter(({ path }) => isProduct(path)).reduce((sum, file) => sum + file.statements, 0),
  };
}
