// The tasks for long text, by name. The code of each task is loaded when it is first needed.

import type { Root } from 'hast';
import type { ChangeMarkings } from '~/lib/difference/change-markings';
import type { PackedDifference } from '~/lib/difference/difference-model';
import type { ParsedCannedResponseFile } from '~/lib/file/decode-text';
import type { ParsedArticleFile } from '~/lib/file/read-article-file';
import type { ParsedHtmlFile } from '~/lib/file/read-html-file';
import type { ParsedWordFile } from '~/lib/file/read-word-file';
import type { ColumnChoice } from '~/lib/file/sheet-columns';
import type { UndescribedImage } from '~/lib/markdown/alternative-texts';
import type { ArticleAnalysis } from '~/lib/markdown/article-analysis';
import type { PackedBlocks } from '~/lib/markdown/article-blocks';
import type { ConvertedHtml } from '~/lib/markdown/convert-clipboard-html';
import type { BlockRun } from '~/lib/markdown/diff-blocks';
import type { ParagraphEdit } from '~/lib/markdown/paragraph-edits';
import type { PublishedFields, PublishProblem } from '~/lib/markdown/publish-problem';
import type { EarlierTranslation, StructureComparison } from '~/lib/markdown/structure-places';
import type { TextLength } from '~/lib/markdown/word-count';
import { MISSING_CODE_NAME } from '~/lib/missing-code';
import type { CheckedText, TermProblem } from '~/lib/terms/check-terms';
import type { Term } from '~/lib/terms/term';
import type { SearchedFields, SearchHit, SearchQuery } from '~/lib/text/article-hits';
import type { ArticleParagraph } from '~/lib/text/find-similar-paragraphs';

export interface ChangedLines {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** The input and the result of each task. All of them can be posted to a worker. */
interface TaskTypes {
  /** The blocks of a preview's text. Null if the text is nested too deeply. */
  readonly blocks: {
    readonly asked: { readonly preview: string; readonly text: string };
    readonly answer: PackedBlocks | null;
  };
  /** The sanitized HTML tree of a Markdown text. Null if the text is nested too deeply. */
  readonly tree: { readonly asked: { readonly text: string }; readonly answer: Root | null };
  readonly problems: {
    readonly asked: { readonly parts: PublishedFields; readonly imageHosts: readonly string[] };
    readonly answer: readonly PublishProblem[];
  };
  /** The data of an article that portal-wide checks compare. */
  readonly facts: {
    readonly asked: { readonly parts: PublishedFields; readonly imageHosts: readonly string[] };
    readonly answer: ArticleAnalysis;
  };
  /** Groups of nearly identical paragraphs in several articles. */
  readonly alike: {
    readonly asked: { readonly paragraphs: readonly ArticleParagraph[] };
    readonly answer: readonly (readonly ArticleParagraph[])[];
  };
  /** The matches of a search in an article. A regular expression that runs too long is terminated at the time limit. */
  readonly hits: {
    readonly asked: { readonly parts: SearchedFields; readonly sought: SearchQuery };
    readonly answer: readonly SearchHit[];
  };
  /** The terminology problems of an article: terms that are avoided, untranslated or missing. */
  readonly terms: {
    readonly asked: {
      readonly article: CheckedText;
      readonly terms: readonly Term[];
      /** The original article, if the article is a translation. */
      readonly original?: CheckedText;
    };
    readonly answer: readonly TermProblem[];
  };
  /** The images of an article that have no alternative text. Empty if the text is nested too deeply. */
  readonly undescribed: {
    readonly asked: { readonly text: string };
    readonly answer: readonly UndescribedImage[];
  };
  /** The replacements that add alternative text. Null if the replacements would also change other text. */
  readonly 'alternative-hits': {
    readonly asked: { readonly text: string; readonly typed: readonly string[] };
    readonly answer: readonly SearchHit[] | null;
  };
  /** The Markdown of the paragraphs on some lines. Null for a line without a paragraph. */
  readonly paragraphs: {
    readonly asked: { readonly text: string; readonly lines: readonly number[] };
    readonly answer: readonly (string | null)[];
  };
  /** The edits that replace the paragraphs. Null if the edits would also change other text. */
  readonly 'paragraph-edit': {
    readonly asked: { readonly text: string; readonly lines: readonly number[]; readonly typed: string };
    readonly answer: ParagraphEdit | null;
  };
  /** Converts rich text of the clipboard from HTML to Markdown. */
  readonly 'rich-text': { readonly asked: { readonly html: string }; readonly answer: ConvertedHtml };
  /** The difference between two strings. If `after` is null, `before` contains a unified diff. */
  readonly difference: {
    readonly asked: { readonly before: string; readonly after: string | null };
    readonly answer: PackedDifference;
  };
  /** The changed words within lines, compared separately for each of `parts`. */
  readonly markings: {
    readonly asked: { readonly parts: readonly ChangedLines[] };
    readonly answer: readonly ChangeMarkings[];
  };
  /** The changes that an article's readers see. Null if either version is nested too deeply. */
  readonly changes: {
    readonly asked: { readonly before: string; readonly after: string };
    readonly answer: readonly BlockRun[] | null;
  };
  /** The headings, lists, images, links and tables of the original that are missing from a translation. */
  readonly structure: {
    readonly asked: { readonly original: string; readonly own: string; readonly former?: EarlierTranslation };
    readonly answer: StructureComparison;
  };
  readonly amount: { readonly asked: { readonly text: string }; readonly answer: TextLength };
  /** Parses a Markdown file of an article. */
  readonly article: { readonly asked: { readonly bytes: Uint8Array }; readonly answer: ParsedArticleFile };
  /** Parses an HTML file of an article. */
  readonly 'html-article': {
    /** `isBody` is true for the body of an article whose title is already known. */
    readonly asked: { readonly bytes: Uint8Array; readonly isBody?: boolean };
    readonly answer: ParsedHtmlFile;
  };
  /** Parses a Word document of an article. */
  readonly 'word-article': {
    readonly asked: { readonly bytes: Uint8Array<ArrayBuffer> };
    readonly answer: ParsedWordFile;
  };
  /** Parses a file of canned responses. */
  readonly import: {
    readonly asked: { readonly text: string; readonly columns?: ColumnChoice | undefined };
    readonly answer: ParsedCannedResponseFile;
  };
  /** Converts HTML to plain text. */
  readonly 'plain-texts': {
    readonly asked: { readonly texts: readonly string[] };
    readonly answer: readonly string[];
  };
}

export type TaskName = keyof TaskTypes;
export type TaskInput<Name extends TaskName> = TaskTypes[Name]['asked'];
export type TaskResult<Name extends TaskName> = TaskTypes[Name]['answer'];
type Task<Name extends TaskName> = (asked: TaskInput<Name>) => TaskResult<Name> | Promise<TaskResult<Name>>;

const LOADERS: { readonly [Name in TaskName]: () => Promise<Task<Name>> } = {
  blocks: async () => (await import('./preview-blocks')).buildPreviewBlocks,
  tree: async () => (await import('./sanitized-tree')).buildSanitizedTree,
  problems: async () => {
    const { findPublishProblems } = await import('~/lib/markdown/publish-checks');
    return ({ parts, imageHosts }) => findPublishProblems(parts, imageHosts);
  },
  facts: async () => {
    const { analyzeArticle } = await import('~/lib/markdown/article-analysis');
    return ({ parts, imageHosts }) => analyzeArticle(parts, imageHosts);
  },
  alike: async () => {
    const { findSimilarParagraphs } = await import('~/lib/text/find-similar-paragraphs');
    return ({ paragraphs }) => findSimilarParagraphs(paragraphs);
  },
  hits: async () => {
    const { searchArticle } = await import('~/lib/text/article-hits');
    return ({ parts, sought }) => searchArticle(parts, sought);
  },
  terms: async () => {
    const { findTermProblems } = await import('~/lib/terms/check-terms');
    return ({ article, terms, original }) => findTermProblems(article, terms, original);
  },
  undescribed: async () => {
    const { findUndescribedImages } = await import('~/lib/markdown/alternative-texts');
    return ({ text }) => findUndescribedImages(text);
  },
  'alternative-hits': async () => {
    const { createAlternativeHits } = await import('~/lib/markdown/alternative-texts');
    return ({ text, typed }) => createAlternativeHits(text, typed);
  },
  paragraphs: async () => {
    const { readParagraphs } = await import('~/lib/markdown/paragraph-edits');
    return ({ text, lines }) => readParagraphs(text, lines);
  },
  'paragraph-edit': async () => {
    const { createParagraphEdit } = await import('~/lib/markdown/paragraph-edits');
    return ({ text, lines, typed }) => createParagraphEdit(text, lines, typed);
  },
  'rich-text': async () => {
    const { convertClipboardHtml } = await import('~/lib/markdown/convert-clipboard-html');
    return ({ html }) => convertClipboardHtml(html);
  },
  difference: async () => {
    const { packDifference, packTextDifference } = await import('~/lib/difference/pack-difference');
    return ({ before, after }) =>
      after === null ? packDifference(before) : packTextDifference(before, after);
  },
  markings: async () => {
    const { computeChangeMarkings } = await import('~/lib/difference/change-markings');
    return ({ parts }) => parts.map(({ removed, added }) => computeChangeMarkings(removed, added));
  },
  changes: async () => {
    const { diffIntoRuns } = await import('~/lib/markdown/diff-blocks');
    return ({ before, after }) => diffIntoRuns(before, after);
  },
  structure: async () => {
    const { compareStructure } = await import('~/lib/markdown/structure');
    return ({ original, own, former }) => compareStructure(original, own, former);
  },
  amount: async () => {
    const { measureTextLength } = await import('~/lib/markdown/word-count');
    return ({ text }) => measureTextLength(text);
  },
  article: async () => {
    const { readArticleFile } = await import('~/lib/file/read-article-file');
    return ({ bytes }) => readArticleFile(bytes);
  },
  'html-article': async () => {
    const { readHtmlFile } = await import('~/lib/file/read-html-file');
    return ({ bytes, isBody }) => readHtmlFile(bytes, isBody);
  },
  'word-article': async () => {
    const { readWordFile } = await import('~/lib/file/read-word-file');
    return ({ bytes }) => readWordFile(bytes);
  },
  import: async () => {
    const { parseCannedResponseFile } = await import('~/lib/file/parse-canned-response-file');
    return ({ text, columns }) => parseCannedResponseFile(text, { columns });
  },
  'plain-texts': async () => {
    const { toPlainText } = await import('~/lib/markdown/plain-text');
    return ({ texts }) => texts.map(toPlainText);
  },
};

/**
 * Runs a task in the current thread, either in the worker or in the page. Rejects with a missing code error if the code
 * of the task can't be loaded.
 */
export async function runTask<Name extends TaskName>(
  name: Name,
  asked: TaskInput<Name>,
): Promise<TaskResult<Name>> {
  const task = await LOADERS[name]().catch((cause: unknown) => {
    throw Object.assign(new Error(String(cause)), { name: MISSING_CODE_NAME });
  });
  return task(asked);
}
