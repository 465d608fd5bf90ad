import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createArticle } from '~/api/articles';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import { readKey } from '~/api/http/query';
import { uploadFile } from '~/api/http/upload';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { problemSentence } from '~/ui/problem-sentence';
import { type Attempt, type RowOutcome, runBulk } from '../articles/bulk-run';
import { pauseNow, sleep } from '../articles/pace';
import { imageAddress } from '../images/image-address';
import { prepareImage } from '../images/prepare-image';
import { type GivenFile, type PlannedArticle, withAddresses } from './import-plan';

export interface ImportState {
  readonly step: 'ready' | 'running' | 'ended';
  readonly outcomes: readonly RowOutcome[];
}

/** Carries a plan out: the images of an article first, then the article, as a draft. */
export function useImport(portalSlug: string) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: 'ready', outcomes: [] });
  const isStopped = useRef(false);
  /** By the path of the file: what was sent once is not sent for the next article. */
  const sent = useRef(new Map<string, string>());

  const addressOf = async ({ path, bytes }: GivenFile): Promise<string | null> => {
    const known = sent.current.get(path);
    if (known !== undefined) return known;
    const name = path.split('/').at(-1) ?? path;
    const prepared = await prepareImage(new File([new Uint8Array(bytes)], name));
    if (prepared.kind !== 'ready') return null;
    const { file_url } = await uploadFile({
      scope,
      file: prepared.image.file,
      name: prepared.image.name,
      onProgress: () => {},
      signal: new AbortController().signal,
    });
    const address = imageAddress(file_url);
    if (address !== null) sent.current.set(path, address);
    return address;
  };

  const after = (error: ApiError, isSent: boolean): Attempt => {
    if (error.problem.kind === 'rate-limited') return { waitFor: error.problem.waitSeconds * 1000 };
    if (error.problem.kind === 'unauthenticated') return 'stop';
    // A picture that may have arrived for nothing does no harm: only the article counts.
    if (isSent && mayHaveHappened(error)) return { state: 'unknown' };
    return {
      state: 'refused',
      why: error.context.serverMessage ?? problemSentence(t, error, isSent ? 'write' : 'read').title,
    };
  };

  const attempt = async (row: PlannedArticle): Promise<Attempt> => {
    if (row.isThere) return { state: 'unchanged' };
    let isSent = false;
    try {
      const addresses = new Map<string, string>();
      for (const [address, file] of row.images) {
        const uploaded = await addressOf(file);
        if (uploaded === null) return { state: 'held', why: t(m.help_center_import_image, { address }) };
        addresses.set(address, uploaded);
      }
      isSent = true;
      const article = {
        title: row.title,
        content: withAddresses(row.text, addresses),
        ...(row.description !== '' && { description: row.description }),
        ...(row.categoryId !== null && { category_id: row.categoryId }),
      };
      await call(createArticle, { scope, params: { portalSlug }, body: { article } });
      return { state: 'done' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return after(error, isSent);
    }
  };

  const start = async (rows: readonly PlannedArticle[]) => {
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
