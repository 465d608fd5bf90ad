import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Article } from '~/api/articles';
import { toImageAddress } from '~/domain/image-address';
import { getBlockedImageHost } from '~/domain/image-hosts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { replaceImageAddresses } from '~/lib/markdown/image-addresses';
import { findUnfinishedUploads } from '~/lib/markdown/upload-placeholder';
import type { CandidateIds } from '~/records/create-record';
import { createRow } from '~/records/create-row';
import { showDuplicatesToast } from '~/records/duplicates-toast';
import { paceAccess } from '~/records/run/paced-access';
import { type RowState, WAITING_ROW } from '~/records/run/run-rows';
import { uploadImageFile } from '~/records/run/send-file';
import { type RowWriteContext, useRun } from '~/records/run/use-run';
import { saveRecord } from '~/records/save-record';
import { getArticleAccess, getArticleCreation, getArticleValues } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { prepareImage } from '../images/prepare-image';
import { type ImportStep, planSteps, replaceFileLinks } from './import-links';
import type { ImportFile, PlannedArticle } from './planned-article';

/** Returns a function that uploads an image file, at most once. It resolves to null if the file isn't an image. */
function useImageUpload() {
  const scope = useScope();
  /** Addresses of uploaded images by file path. */
  const sent = useRef(new Map<string, string>());
  return async ({ path, bytes }: ImportFile, { pace, run }: RowWriteContext): Promise<string | null> => {
    const former = sent.current.get(path);
    if (former !== undefined) return former;
    const name = path.split('/').at(-1) ?? path;
    const prepared = await prepareImage(new File([new Uint8Array(bytes)], name));
    if (prepared.kind !== 'ready') return null;
    const { image } = prepared;
    const { signal } = new AbortController();
    const { file_url } = await pace(() =>
      uploadImageFile({ scope, file: image.file, name: image.name, onProgress: () => {}, signal }, run),
    );
    const address = toImageAddress(file_url, getBlockedImageHost());
    if (address !== null) sent.current.set(path, address);
    return address;
  };
}

/**
 * Runs an import. Uploads the images of each article first, then creates it as a draft. Links to articles that are
 * created later are written at the end.
 */
export function useArticleImport(portalSlug: string, rows: readonly PlannedArticle[]) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const upload = useImageUpload();
  const known = useRef(new Map<PlannedArticle, CandidateIds>());
  /** The created articles by the path of their file. */
  const created = useRef(new Map<string, Article>());
  const open = (id: number) =>
    void navigate({
      to: '/$workspace/help-center/$portalSlug/articles/$articleId',
      params: { workspace: scope.slug, portalSlug, articleId: String(id) },
    });
  const [steps] = useState(() => planSteps(rows));
  const [initial] = useState(() => steps.map((): RowState => WAITING_ROW));

  const getAddress = (path: string): string | undefined =>
    created.current.get(path)?.public_url ?? rows.find((row) => row.path === path)?.address ?? undefined;

  const create = async (row: PlannedArticle, turn: RowWriteContext): Promise<RowState> => {
    if (findUnfinishedUploads(row.text).length > 0) {
      return { step: 'blocked', why: (t) => t(m.editor_problem_upload_unfinished) };
    }
    // Doesn't confirm uploads, because an unused image does no harm; only the creation of the article is confirmed.
    const addresses = new Map<string, string>();
    for (const [address, file] of row.images) {
      const uploaded = await upload(file, turn);
      if (uploaded === null) {
        return { step: 'blocked', why: (t) => t(m.help_center_import_image, { address }) };
      }
      addresses.set(address, uploaded);
    }
    const values = {
      title: row.title,
      description: row.description,
      content: replaceImageAddresses(replaceFileLinks(row.text, row.links, getAddress), addresses),
      category_id: row.categoryId,
      associated_article_id: null,
      status: 'draft',
    };
    const access = getArticleCreation(queryClient, scope, portalSlug);
    const { state, stored, duplicates } = await createRow(access, values, row, turn, known.current);
    if (stored) created.current.set(row.path, stored);
    if (duplicates.length > 0) showDuplicatesToast(t, scope, row.title, duplicates, open);
    return state;
  };

  const link = async (row: PlannedArticle, turn: RowWriteContext): Promise<RowState> => {
    const stored = created.current.get(row.path);
    if (!stored) return { step: 'unchanged' };
    const seen = getArticleValues(stored);
    const content = replaceFileLinks(seen.content, row.links, getAddress);
    const access = getArticleAccess(queryClient, scope, portalSlug, stored.id);
    return saveRecord(paceAccess(access, turn), { ...seen, content }, seen, turn.report);
  };

  const { state, start, stop } = useRun<ImportStep>({
    carryOut: ({ act, row }, turn) => (act === 'create' ? create(row, turn) : link(row, turn)),
    initial,
    purpose: 'import',
  });
  /** Returns the state of an article. Its second write counts only after its creation. */
  const getRowState = (row: PlannedArticle): RowState => {
    const states = steps.flatMap((step, index) => (step.row === row ? [state.rows[index]] : []));
    const [creation = WAITING_ROW, linking] = states;
    return creation.step === 'saved' ? (linking ?? creation) : creation;
  };
  /** Returns the files and the addresses of their articles, including articles that existed before. */
  const listAddresses = (): (readonly [path: string, title: string, address: string])[] =>
    rows.flatMap(({ path, title }) => {
      const address = getAddress(path);
      return address === undefined ? [] : [[path, title, address] as const];
    });
  return { state, start: () => start(steps), stop, getRowState, listAddresses };
}
