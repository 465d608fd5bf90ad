import type { Article } from '~/api/articles';
import type { SearchHit } from '~/lib/text/article-hits';
import { requestTextTask } from '~/texts/ask';
import type { FindingPlace } from '../health/findings';
import type { PortalTexts } from '../portal-texts';
import type { ArticleEdits } from './article-edits-dialog';

export interface ParagraphOccurrence {
  readonly key: string;
  readonly article: Article;
  readonly line: number;
  /** The Markdown of the paragraph. Null if this occurrence can't be replaced. */
  readonly source: string | null;
}

/** Reads the Markdown of each occurrence of a repeated paragraph. */
export async function readParagraphOccurrences(
  places: readonly FindingPlace[],
  { read }: PortalTexts,
  signal: AbortSignal,
): Promise<readonly ParagraphOccurrence[]> {
  const found: ParagraphOccurrence[] = [];
  for (const { id, line } of places) {
    const article = read.get(id)?.article;
    if (!article || line === null) continue;
    const [source = null] = await requestTextTask(
      'paragraphs',
      { text: article.content ?? '', lines: [line] },
      signal,
    ).catch(() => {
      signal.throwIfAborted();
      return [null];
    });
    found.push({ key: `${id} ${line}`, article, line, source });
  }
  return found;
}

/**
 * Returns the Markdown that most occurrences of the paragraph have in common. Returns an empty text if no occurrence
 * can be replaced.
 */
export function findCommonSource(places: readonly ParagraphOccurrence[]): string {
  const counts = new Map<string, number>();
  for (const { source } of places) if (source !== null) counts.set(source, (counts.get(source) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? '';
}

/**
 * Returns the edits that replace the given occurrences of a paragraph. Skips an article in which readers would see a
 * different paragraph than in the first article that can be changed. This happens if the new paragraph uses a reference
 * that the article doesn't define.
 */
export function createParagraphEdits(
  places: readonly ParagraphOccurrence[],
  typed: string,
): readonly ArticleEdits[] {
  const byArticle = new Map<Article, number[]>();
  for (const { article, line } of places) byArticle.set(article, [...(byArticle.get(article) ?? []), line]);
  const edit = ({ content }: Article, lines: readonly number[]) =>
    requestTextTask('paragraph-edit', { text: content ?? '', lines, typed }).catch(() => null);
  const findShown = async (): Promise<string | undefined> => {
    for (const { article, line } of places) {
      const created = await edit(article, [line]);
      if (created) return created.shown;
    }
    return undefined;
  };
  // The new paragraph as readers of the first changed article see it. It is determined once, when the run starts.
  let expected: Promise<string | undefined> | undefined;
  return [...byArticle].map(([article, lines]) => ({
    article,
    count: lines.length,
    createHits: async (): Promise<readonly SearchHit[] | null> => {
      const created = await edit(article, lines);
      expected ??= findShown();
      return created && created.shown === (await expected) ? created.hits : null;
    },
  }));
}
