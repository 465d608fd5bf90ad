import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ArticleSummary, getArticle, updateArticle } from '~/api/articles';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import { readKey } from '~/api/http/query';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { problemSentence } from '~/ui/problem-sentence';
import { problemWords } from '../problem-words';
import { isBlocking } from '../publish-blocks';
import { type Attempt, type RowOutcome, runBulk } from './bulk-run';
import { pauseNow, sleep } from './pace';

export type BulkAct =
  | { readonly act: 'publish' }
  | { readonly act: 'archive' }
  | { readonly act: 'move'; readonly categoryId: number | null };

export interface BulkState {
  readonly step: 'ready' | 'running' | 'ended';
  readonly outcomes: readonly RowOutcome[];
}

const changesFor = (bulk: BulkAct) =>
  bulk.act === 'move'
    ? { category_id: bulk.categoryId }
    : { status: bulk.act === 'publish' ? 'published' : 'archived' };

/** Publishes, archives or moves articles, each read again right before it is written. */
export function useBulkRun(portalSlug: string, rows: readonly ArticleSummary[], bulk: BulkAct) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [state, setState] = useState<BulkState>({
    step: 'ready',
    outcomes: rows.map(() => ({ state: 'waiting' })),
  });
  const isStopped = useRef(false);

  const changes = changesFor(bulk);
  /** What a failure amounts to. Reading changes nothing, so before the write nothing can be unknown. */
  const after = (error: ApiError, isSent: boolean): Attempt => {
    if (error.problem.kind === 'rate-limited') return { waitFor: error.problem.waitSeconds * 1000 };
    if (error.problem.kind === 'unauthenticated') return 'stop';
    if (isSent && mayHaveHappened(error)) return { state: 'unknown' };
    const { title } = problemSentence(t, error, isSent ? 'write' : 'read');
    return { state: 'refused', why: error.context.serverMessage ?? title };
  };

  /** Reads the row again, and says why nothing is to be sent: null where the write may go out. */
  const lookFirst = async (row: ArticleSummary): Promise<Attempt | null> => {
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

  const attempt = async (row: ArticleSummary): Promise<Attempt> => {
    let isSent = false;
    try {
      const told = await lookFirst(row);
      if (told) return told;
      isSent = true;
      const params = { portalSlug, articleId: row.id };
      await call(updateArticle, { scope, params, body: { article: changes } });
      return { state: 'done' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return after(error, isSent);
    }
  };

  const start = async () => {
    isStopped.current = false;
    setState({ step: 'running', outcomes: rows.map(() => ({ state: 'waiting' })) });
    await runBulk({
      rows,
      attempt,
      pause: pauseNow,
      sleep,
      isStopped: () => isStopped.current,
      onOutcome: (index, outcome) =>
        setState(({ step, outcomes }) => ({ step, outcomes: outcomes.with(index, outcome) })),
    });
    setState(({ outcomes }) => ({ step: 'ended', outcomes }));
    await queryClient.invalidateQueries({ queryKey: readKey(scope, 'articles') });
  };

  return {
    state,
    start,
    stop: () => {
      isStopped.current = true;
    },
  };
}
