import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { toImageAddress } from '~/domain/image-address';
import { getBlockedImageHost } from '~/domain/image-hosts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { replaceImageAddresses } from '~/lib/markdown/image-addresses';
import { findUnfinishedUploads } from '~/lib/markdown/upload-placeholder';
import type { CandidateIds } from '~/records/create-record';
import { createRow } from '~/records/create-row';
import { showDuplicatesToast } from '~/records/duplicates-toast';
import { type RowState, WAITING_ROW } from '~/records/run/run-rows';
import { uploadImageFile } from '~/records/run/send-file';
import { type RowWriteContext, useRun } from '~/records/run/use-run';
import { getArticleCreation } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { prepareImage } from '../images/prepare-image';
import type { ImportFile, PlannedArticle } from './import-preview';

/** Runs an import. Uploads the images of each article first, then creates it as a draft. */
export function useArticleImport(portalSlug: string, rows: readonly PlannedArticle[]) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  /** Addresses of uploaded images by file path, so that no file is sent twice. */
  const sent = useRef(new Map<string, string>());
  const known = useRef(new Map<PlannedArticle, CandidateIds>());
  const open = (id: number) =>
    void navigate({
      to: '/$workspace/help-center/$portalSlug/articles/$articleId',
      params: { workspace: scope.slug, portalSlug, articleId: String(id) },
    });
  const [initial] = useState(() =>
    rows.map(({ leftOut }): RowState => (leftOut ? { step: 'unchanged' } : WAITING_ROW)),
  );

  const addressOf = async (
    { path, bytes }: ImportFile,
    { pace, run }: RowWriteContext,
  ): Promise<string | null> => {
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

  const carryOut = async (row: PlannedArticle, turn: RowWriteContext): Promise<RowState> => {
    if (findUnfinishedUploads(row.text).length > 0) {
      return { step: 'blocked', why: (t) => t(m.editor_problem_upload_unfinished) };
    }
    // Doesn't confirm uploads, because an unused image does no harm; only the creation of the article is confirmed.
    const addresses = new Map<string, string>();
    for (const [address, file] of row.images) {
      const uploaded = await addressOf(file, turn);
      if (uploaded === null) {
        return { step: 'blocked', why: (t) => t(m.help_center_import_image, { address }) };
      }
      addresses.set(address, uploaded);
    }
    const values = {
      title: row.title,
      description: row.description,
      content: replaceImageAddresses(row.text, addresses),
      category_id: row.categoryId,
      associated_article_id: null,
      status: 'draft',
    };
    const access = getArticleCreation(queryClient, scope, portalSlug);
    const { state, duplicates } = await createRow(access, values, row, turn, known.current);
    if (duplicates.length > 0) showDuplicatesToast(t, scope, row.title, duplicates, open);
    return state;
  };
  const { state, start, stop } = useRun({ carryOut, initial, purpose: 'import' });
  return { state, start: () => start(rows), stop };
}
