import { type ArticleSummary, getArticle, updateArticle } from '~/api/articles';
import { call } from '~/api/http/client';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { problemWords } from '../problem-words';
import { isBlocking } from '../publish-blocks';
import type { RowOutcome } from '../run/run-rows';
import { useRun } from '../run/use-run';

export type BulkAct =
  | { readonly act: 'publish' }
  | { readonly act: 'archive' }
  | { readonly act: 'move'; readonly categoryId: number | null };

const changesFor = (bulk: BulkAct) =>
  bulk.act === 'move'
    ? { category_id: bulk.categoryId }
    : { status: bulk.act === 'publish' ? 'published' : 'archived' };

/** Publishes, archives or moves articles, each read again right before it is written. */
export function useBulkRun(portalSlug: string, bulk: BulkAct) {
  const t = useT();
  const scope = useScope();
  const changes = changesFor(bulk);

  /** Reads the row again, and says why nothing is to be sent: null where the write may go out. */
  const lookFirst = async (row: ArticleSummary): Promise<RowOutcome | null> => {
    const present = await call(getArticle, { scope, params: { portalSlug, articleId: row.id } });
    const isSo = Object.entries(changes).every(([field, value]) => present[field] === value);
    if (isSo) return { state: 'unchanged' };
    if (present.updated_at !== row.updated_at) return { state: 'changed' };
    if (bulk.act !== 'publish') return null;
    // The checks read Markdown, which a list has no other need for.
    const { publishProblems } = await import('../preview/publish-checks');
    const { title, description, content } = present;
    const parts = { title, description: description ?? '', text: content ?? '' };
    const held = publishProblems(parts, []).find(isBlocking);
    return held ? { state: 'held', why: problemWords(t, held) } : null;
  };

  return useRun(async (row: ArticleSummary, onWrite) => {
    const told = await lookFirst(row);
    if (told) return told;
    onWrite();
    const params = { portalSlug, articleId: row.id };
    await call(updateArticle, { scope, params, body: { article: changes } });
    return { state: 'done' };
  });
}
