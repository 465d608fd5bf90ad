// Checks the wording of an article against a list of terms.
import { extractVisibleText, type TextBlock } from '../markdown/visible-text';
import {
  compileTermForm,
  findTermMatches,
  isInsideMatch,
  removeOverlaps,
  type TermMatch,
} from './match-terms';
import { findEqualWords } from './replace-term';
import { getTermForms, getTermName, getWordsToAvoid, type Term } from './term';

export interface CheckedText {
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
}

export type TermField = 'title' | 'description' | 'content';

export interface TermProblem {
  readonly code: 'term_avoided' | 'term_untranslated' | 'term_missing';
  /** The field that contains the word. A missing term counts as a problem of the content. */
  readonly field: TermField;
  /** The 1-based line number in the content. Null for other fields and for a missing term. */
  readonly line: number | null;
  /** The word in the article. For a missing term, this is the term in the original. */
  readonly found: string;
  /** The word to use instead. */
  readonly use: string;
  /** The number of equal words before this one in the same line. 0 for a missing term. */
  readonly occurrence: number;
}

interface FieldBlock extends TextBlock {
  readonly field: TermField;
}

const toPlainBlock = (field: TermField, text: string): FieldBlock => ({
  field,
  text: text.normalize('NFC'),
  lineAt: () => 1,
});

/** Returns the parts of an article that readers see. */
const listBlocks = ({ title, description, content }: CheckedText): readonly FieldBlock[] => [
  toPlainBlock('title', title),
  toPlainBlock('description', description),
  ...extractVisibleText(content).map((block): FieldBlock => ({ field: 'content', ...block })),
];

const compileAll = (forms: readonly string[]): readonly RegExp[] => forms.map(compileTermForm);

const matchAll = (text: string, patterns: readonly RegExp[]): readonly TermMatch[] =>
  patterns.flatMap((pattern) => findTermMatches(text, pattern));

const countIn = (blocks: readonly FieldBlock[], forms: readonly string[]): number => {
  const patterns = compileAll(forms);
  return blocks.reduce((sum, { text }) => sum + removeOverlaps(matchAll(text, patterns)).length, 0);
};

/** Counts the equal words before a match in its line. The blocks of one line, such as table cells, are adjacent. */
function countEqualWordsBefore(
  blocks: readonly FieldBlock[],
  at: number,
  word: string,
  offset: number,
): number {
  const line = blocks[at]?.lineAt(offset);
  const field = blocks[at]?.field;
  let count = 0;
  for (let index = at; index >= 0; index -= 1) {
    const block = blocks[index];
    // Empty table cells have no line.
    if (block?.text === '') continue;
    if (!block || block.field !== field || (block.lineAt(block.text.length) !== line && index < at)) break;
    count += findEqualWords(block.text, word).filter(
      ({ from }) => (index < at || from < offset) && block.lineAt(from) === line,
    ).length;
  }
  return count;
}

type Replaced = TermMatch & Pick<TermProblem, 'code' | 'use'>;

/**
 * A term that is missing from a translation, because the original contains the term more often than the translation
 * contains its translated forms.
 */
interface MissingTerm {
  readonly use: string;
  readonly source: readonly string[];
  /** The number of missing occurrences. */
  readonly count: number;
  readonly isAbsent: boolean;
}

function findLacking(
  blocks: readonly FieldBlock[],
  locale: string,
  terms: readonly Term[],
  original: CheckedText | undefined,
): readonly MissingTerm[] {
  if (!original || original.locale === locale) return [];
  const originals = listBlocks(original);
  return terms.flatMap((term) => {
    const [source, target] = [getTermForms(term, original.locale), getTermForms(term, locale)];
    const [use] = target;
    if (source.length === 0 || use === undefined) return [];
    const wanted = countIn(originals, source);
    if (wanted === 0) return [];
    const there = countIn(blocks, target);
    return there < wanted ? [{ use, source, count: wanted - there, isAbsent: there === 0 }] : [];
  });
}

/**
 * Finds the words to avoid in an article, except within accepted forms. In a translation, also finds the terms of the
 * original that aren't translated with an accepted form. If the accepted forms are as frequent as the term in the
 * original, a word that only looks like the original term isn't reported.
 */
export function findTermProblems(
  article: CheckedText,
  terms: readonly Term[],
  original?: CheckedText,
): readonly TermProblem[] {
  const { locale } = article;
  const blocks = listBlocks(article);
  const accepted = compileAll(terms.flatMap((term) => getTermForms(term, locale)));
  const avoided = terms.flatMap((term) => {
    const use = getTermName(term, locale);
    return getWordsToAvoid(term, locale).map((form) => ({ use, pattern: compileTermForm(form) }));
  });
  const lacking = findLacking(blocks, locale, terms, original);
  const untranslated = lacking.map((term) => ({
    ...term,
    patterns: compileAll(term.source),
    left: term.count,
  }));
  const problems = blocks.flatMap(({ field, text, lineAt }, at) => {
    const covered = matchAll(text, accepted);
    const found: Replaced[] = [
      ...avoided.flatMap(({ use, pattern }) =>
        findTermMatches(text, pattern).map((match) => ({ ...match, code: 'term_avoided' as const, use })),
      ),
      ...untranslated.flatMap(({ use, patterns }) =>
        matchAll(text, patterns).map((match) => ({ ...match, code: 'term_untranslated' as const, use })),
      ),
    ].filter((match) => !isInsideMatch(match, covered));
    return removeOverlaps(found).flatMap(({ code, use, from, found: word }): TermProblem[] => {
      const term = code === 'term_untranslated' && untranslated.find((one) => one.use === use);
      if (term && --term.left < 0) return [];
      const line = field === 'content' ? lineAt(from) : null;
      const plain = word.replaceAll(/\s+/g, ' ');
      const occurrence = countEqualWordsBefore(blocks, at, plain, from);
      return [{ code, field, line, found: plain, use, occurrence }];
    });
  });
  // Skips missing terms that are already suggested as the replacement of another word.
  const reported = new Set(problems.map(({ use }) => use));
  const missing = untranslated
    .filter(({ isAbsent, use }) => isAbsent && !reported.has(use))
    .map(
      ({ use, source }): TermProblem => ({
        code: 'term_missing',
        field: 'content',
        line: null,
        found: source[0] ?? use,
        use,
        occurrence: 0,
      }),
    );
  return [...problems, ...missing];
}
