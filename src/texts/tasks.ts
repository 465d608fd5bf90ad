// What can be asked of long texts, by name. Each part is loaded when it is first asked for.

import type { Root } from 'hast';
import type { PackedDifference } from '~/lib/difference/difference-model';
import type { Markings } from '~/lib/difference/markings';
import type { ReadImport } from '~/lib/file/import-text';
import type { ReadArticleFile } from '~/lib/file/read-article-file';
import type { Blocks } from '~/lib/markdown/article-blocks';
import type { ArticleFacts } from '~/lib/markdown/article-facts';
import type { Stretch } from '~/lib/markdown/changed-blocks';
import type { PublishedParts, PublishProblem } from '~/lib/markdown/publish-problem';
import type { RichText } from '~/lib/markdown/rich-text';
import type { FormerStructure, StructureComparison } from '~/lib/markdown/structure-places';
import type { Amount } from '~/lib/markdown/word-count';
import type { Paragraph } from '~/lib/text/alike-paragraphs';
import type { Hit, SearchedParts, Sought } from '~/lib/text/article-hits';

export interface ComparedLines {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** By name: what is asked, and what is answered. All of it can be sent to a worker and back. */
interface TaskTypes {
  /** The blocks of one preview's text; null where it is too deep. */
  readonly blocks: {
    readonly asked: { readonly preview: string; readonly text: string };
    readonly answer: Blocks | null;
  };
  /** The sanitized tree of a text; null if it is too deep. */
  readonly tree: { readonly asked: { readonly text: string }; readonly answer: Root | null };
  readonly problems: {
    readonly asked: { readonly parts: PublishedParts; readonly imageHosts: readonly string[] };
    readonly answer: readonly PublishProblem[];
  };
  /** What of an article is looked at across its portal. */
  readonly facts: {
    readonly asked: { readonly parts: PublishedParts; readonly imageHosts: readonly string[] };
    readonly answer: ArticleFacts;
  };
  /** Groups of paragraphs that stand nearly alike in several texts. */
  readonly alike: {
    readonly asked: { readonly paragraphs: readonly Paragraph[] };
    readonly answer: readonly (readonly Paragraph[])[];
  };
  /** What is found in an article. A pattern that never ends is given up at the limit. */
  readonly hits: {
    readonly asked: { readonly parts: SearchedParts; readonly sought: Sought };
    readonly answer: readonly Hit[];
  };
  /** The HTML of a clipboard. */
  readonly 'rich-text': { readonly asked: { readonly html: string }; readonly answer: RichText };
  /** Of two texts; of a unified difference where there is no text after. */
  readonly difference: {
    readonly asked: { readonly before: string; readonly after: string | null };
    readonly answer: PackedDifference;
  };
  /** The words that changed inside lines, for each part by itself. */
  readonly markings: {
    readonly asked: { readonly parts: readonly ComparedLines[] };
    readonly answer: readonly Markings[];
  };
  /** What changes for an article's readers; null where one of the texts is too deep. */
  readonly changes: {
    readonly asked: { readonly before: string; readonly after: string };
    readonly answer: readonly Stretch[] | null;
  };
  /** What a translation lacks of the structure of its original. */
  readonly structure: {
    readonly asked: { readonly original: string; readonly own: string; readonly former?: FormerStructure };
    readonly answer: StructureComparison;
  };
  readonly amount: { readonly asked: { readonly text: string }; readonly answer: Amount };
  /** What a Markdown file says of an article. */
  readonly article: { readonly asked: { readonly bytes: Uint8Array }; readonly answer: ReadArticleFile };
  /** The rows of a file of canned responses. */
  readonly import: { readonly asked: { readonly text: string }; readonly answer: ReadImport };
}

export type TaskName = keyof TaskTypes;
export type Asked<Name extends TaskName> = TaskTypes[Name]['asked'];
export type Answer<Name extends TaskName> = TaskTypes[Name]['answer'];
type Task<Name extends TaskName> = (asked: Asked<Name>) => Answer<Name>;

const LOADERS: { readonly [Name in TaskName]: () => Promise<Task<Name>> } = {
  blocks: async () => (await import('./preview-blocks')).previewBlocks,
  tree: async () => (await import('./sanitized-tree')).readTree,
  problems: async () => {
    const { publishProblems } = await import('~/lib/markdown/publish-checks');
    return ({ parts, imageHosts }) => publishProblems(parts, imageHosts);
  },
  facts: async () => {
    const { articleFacts } = await import('~/lib/markdown/article-facts');
    return ({ parts, imageHosts }) => articleFacts(parts, imageHosts);
  },
  alike: async () => {
    const { alikeParagraphs } = await import('~/lib/text/alike-paragraphs');
    return ({ paragraphs }) => alikeParagraphs(paragraphs);
  },
  hits: async () => {
    const { hitsIn } = await import('~/lib/text/article-hits');
    return ({ parts, sought }) => hitsIn(parts, sought);
  },
  'rich-text': async () => {
    const { readRichText } = await import('~/lib/markdown/rich-text');
    return ({ html }) => readRichText(html);
  },
  difference: async () => {
    const { packedDifference, packedTextDifference } = await import('~/lib/difference/pack-difference');
    return ({ before, after }) =>
      after === null ? packedDifference(before) : packedTextDifference(before, after);
  },
  markings: async () => {
    const { markingsOf } = await import('~/lib/difference/markings');
    return ({ parts }) => parts.map(({ removed, added }) => markingsOf(removed, added));
  },
  changes: async () => {
    const { changedStretches } = await import('~/lib/markdown/changed-blocks');
    return ({ before, after }) => changedStretches(before, after);
  },
  structure: async () => {
    const { compareStructure } = await import('~/lib/markdown/structure');
    return ({ original, own, former }) => compareStructure(original, own, former);
  },
  amount: async () => {
    const { amountOf } = await import('~/lib/markdown/word-count');
    return ({ text }) => amountOf(text);
  },
  article: async () => {
    const { readArticleFile } = await import('~/lib/file/read-article-file');
    return ({ bytes }) => readArticleFile(bytes);
  },
  import: async () => {
    const { readImport } = await import('~/lib/file/read-import');
    return ({ text }) => readImport(text);
  },
};

/** Does it here, in the worker or on the page. */
export async function carryOut<Name extends TaskName>(name: Name, asked: Asked<Name>): Promise<Answer<Name>> {
  const task = await LOADERS[name]();
  return task(asked);
}
