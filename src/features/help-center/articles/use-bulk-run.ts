import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ArticleSummary, getArticle, updateArticle } from '~/api/articles';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import { readKey } from '~/api/http/query';
import { heldBackFor, rateLimit } from '~/api/http/rate-limit';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { problemSentence } from '~/ui/problem-sentence';
import { publishProblems } from '../preview/publish-checks';
import { problemWords } from '../problem-words';
import { isBlocking } from '../publish-blocks';
import { type Attempt, type RowOutcome, runBulk } from './bulk-run';

export type BulkAct =
  | { readonly act: 'publish' }
  | { readonly act: 'archive' }
  | { readonly act: 'move'; readonly categoryId: number | null };

export interface BulkState {
  readonly step: 'ready' | 'running' | 'ended';
  readonly outcomes: readonly RowOutcome[];
}

/** The last requests of a window are left for what the person does by hand. */
const LEFT_FOR_HANDS = 5;

function pauseNow(): number {
  const now = Date.now();
  const held = heldBackFor(now) * 1000;
  const { remaining, resetAt } = rateLimit.get();
  const isScarce = remaining !== null && remaining <= LEFT_FOR_HANDS && resetAt !== null;
  return Math.max(held, isScarce ? Math.max(0, resetAt - now) : 0);
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

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

  const after = (error: ApiError): Attempt => {
    if (error.problem.kind === 'rate-limited') return { waitFor: error.problem.waitSeconds * 1000 };
    if (error.problem.kind === 'unauthenticated') return 'stop';
    if (mayHaveHappened(error)) return { state: 'unknown' };
    const { title } = problemSentence(t, error, 'write');
    return { state: 'refused', why: error.context.serverMessage ?? title };
  };

  const attempt = async (row: ArticleSummary): Promise<Attempt> => {
    const params = { portalSlug, articleId: row.id };
    const changes = changesFor(bulk);
    try {
      const present = await call(getArticle, { scope, params });
      const isSo = Object.entries(changes).every(([field, value]) => present[field] === value);
      if (isSo) return { state: 'unchanged' };
      if (present.updated_at !== row.updated_at) return { state: 'changed' };
      if (bulk.act === 'publish') {
        const parts = { title: present.title, description: present.description ?? '', text: present.content ?? '' };
        const held = publishProblems(parts, []).find(isBlocking);
        if (held) return { state: 'held', why: problemWords(t, held) };
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Reading changes nothing, so whatever failed here, nothing was sent.
      const outcome = after(error);
      return typeof outcome === 'object' && 'state' in outcome && outcome.state === 'unknown'
        ? { state: 'refused', why: problemSentence(t, error, 'read').title }
        : outcome;
    }
    try {
      await call(updateArticle, { scope, params, body: { article: changes } });
      return { state: 'done' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return after(error);
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
