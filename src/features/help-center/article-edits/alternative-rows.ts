import type { Article } from '~/api/articles';
import type { UndescribedImage } from '~/lib/markdown/alternative-texts';
import { requestTextTask } from '~/texts/ask';
import type { PortalTexts } from '../portal-texts';

/** An image without alternative text in an article. */
export interface AlternativeTextRow {
  readonly key: string;
  readonly article: Article;
  /** The index among the article's images without alternative text. */
  readonly index: number;
  readonly image: UndescribedImage;
}

/**
 * Returns the images without alternative text in all loaded articles that aren't archived. Includes images that can't
 * be located in the Markdown, because the user can still open their article and edit it.
 */
export async function findAlternativeTextRows(
  { list, read }: PortalTexts,
  signal: AbortSignal,
): Promise<readonly AlternativeTextRow[]> {
  const rows: AlternativeTextRow[] = [];
  for (const { id, status } of list) {
    const loaded = read.get(id);
    const problems = (loaded?.facts?.problems ?? []).filter(
      ({ code }) => code === 'alternative_text_missing',
    );
    if (!loaded || status === 'archived' || problems.length === 0) continue;
    const text = loaded.article.content ?? '';
    const images = await requestTextTask('undescribed', { text }, signal).catch(() => {
      signal.throwIfAborted();
      return problems.map(({ subject, line }) => ({
        address: subject,
        line: line ?? 1,
        isEditable: false,
      }));
    });
    rows.push(...toRows(loaded.article, images));
  }
  return rows;
}

/**
 * The keys contain the image's address, so that the typed alternative text stays with its image when the article
 * changes.
 */
function toRows(article: Article, images: readonly UndescribedImage[]): AlternativeTextRow[] {
  const seen = new Map<string, number>();
  return images.map((image, index) => {
    const count = seen.get(image.address) ?? 0;
    seen.set(image.address, count + 1);
    return { key: `${article.id} ${count} ${image.address}`, article, index, image };
  });
}

/** Groups typed alternative texts by article. Omits articles without typed texts. */
export function groupTypedTexts(
  rows: readonly AlternativeTextRow[],
  typed: Readonly<Record<string, string>>,
): readonly { readonly article: Article; readonly texts: readonly string[]; readonly count: number }[] {
  const byArticle = new Map<Article, string[]>();
  for (const { article, index, key, image } of rows) {
    const texts = byArticle.get(article) ?? [];
    texts[index] = image.isEditable ? (typed[key] ?? '').trim() : '';
    byArticle.set(article, texts);
  }
  return [...byArticle].flatMap(([article, texts]) => {
    const count = texts.filter((text) => text !== '').length;
    return count > 0 ? [{ article, texts, count }] : [];
  });
}
