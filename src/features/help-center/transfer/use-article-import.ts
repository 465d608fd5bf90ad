import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Article } from '~/api/articles';
import type { Category } from '~/api/categories';
import { toImageAddress } from '~/domain/image-address';
import { getBlockedImageHost } from '~/domain/image-hosts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { replaceImageAddresses } from '~/lib/markdown/image-addresses';
import { findUnfinishedUploads } from '~/lib/markdown/upload-placeholder';
import type { CandidateIds } from '~/records/create-record';
import { createRowRecord } from '~/records/create-row-record';
import { showDuplicatesToast } from '~/records/duplicates-toast';
import { paceAccess } from '~/records/run/paced-access';
import { type RowState, WAITING_ROW } from '~/records/run/process-rows';
import { uploadImageFile } from '~/records/run/upload-image-file';
import { type RowWriteContext, useRowRun } from '~/records/run/use-row-run';
import { saveRecord } from '~/records/save-record';
import { getArticleAccess, getArticleCreation, getArticleValues } from '~/resources/article-record';
import { getCategoryCreation } from '~/resources/category-record';
import { useScope } from '~/session/scope-context';
import { prepareImage } from '../images/prepare-image';
import type { EarlierImport } from './earlier-import';
import { type ImportStep, planSteps, replaceAddresses, replaceFileLinks } from './import-links';
import type { ImportFile, PlannedArticle, PlannedCategory } from './planned-article';

/**
 * Returns a function that uploads an image file, at most once. The function resolves to null if the file isn't an
 * image.
 */
function useImageUpload() {
  const scope = useScope();
  /** The addresses of the uploaded images, keyed by file path. */
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
 * Returns a function that creates a category. If the family already has a category, the new category becomes its
 * translation.
 */
function useCategoryCreation(portalSlug: string) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const known = useRef(new Map<PlannedCategory, CandidateIds>());
  const created = useRef(new Map<PlannedCategory, Category>());
  const create = async (category: PlannedCategory, turn: RowWriteContext): Promise<RowState> => {
    const { name, locale, family, rootId } = category;
    const translated = [...created.current].find(([other]) => other.family === family)?.[1];
    const values = {
      ...{ name, locale, slug: '', description: '' },
      associated_category_id: rootId ?? translated?.associated_category_id ?? translated?.id ?? null,
    };
    const access = getCategoryCreation(queryClient, scope, portalSlug);
    const { state, stored, duplicates } = await createRowRecord(
      access,
      values,
      category,
      turn,
      known.current,
    );
    if (stored) created.current.set(category, stored);
    if (duplicates.length > 0) showDuplicatesToast(t, scope, name, duplicates);
    return state;
  };
  return { create, getId: (category: PlannedCategory) => created.current.get(category)?.id };
}

/**
 * Runs an import. Creates the categories first. For each article, uploads the images and then creates the article as a
 * draft. Afterwards, updates the articles whose links lead to articles created after them. If an earlier import was
 * interrupted, continues its run.
 */
export function useArticleImport(
  portalSlug: string,
  rows: readonly PlannedArticle[],
  earlier: EarlierImport | null,
) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const upload = useImageUpload();
  const categories = useCategoryCreation(portalSlug);
  const known = useRef(new Map<string, CandidateIds>());
  /** The created articles, keyed by the path of their page. */
  const created = useRef(new Map<string, Article>());
  const open = (id: number) =>
    void navigate({
      to: '/$workspace/help-center/$portalSlug/articles/$articleId',
      params: { workspace: scope.slug, portalSlug, articleId: String(id) },
    });
  const steps = planSteps(rows, earlier?.incomplete);
  const byPath = new Map(rows.map((row) => [row.path, row]));

  const getAddress = (path: string): string | undefined =>
    created.current.get(path)?.public_url ?? byPath.get(path)?.existing?.public_url;

  /** Returns the ID of the article that a row translates. Null if that article doesn't exist yet. */
  const getOriginalId = ({ translationOf }: PlannedArticle): number | null => {
    if (translationOf === null) return null;
    const original = created.current.get(translationOf) ?? byPath.get(translationOf)?.existing;
    return original?.associated_article_id ?? original?.id ?? null;
  };

  const create = async (row: PlannedArticle, turn: RowWriteContext): Promise<RowState> => {
    if (findUnfinishedUploads(row.text).length > 0) {
      return { step: 'blocked', why: (t) => t(m.editor_problem_upload_unfinished) };
    }
    const newId = row.newCategory && categories.getId(row.newCategory);
    if (newId === undefined) {
      return { step: 'blocked', why: (t) => t(m.help_center_import_no_category) };
    }
    const originalId = getOriginalId(row);
    if (row.translationOf !== null && originalId === null) {
      return { step: 'blocked', why: (t) => t(m.help_center_import_no_original) };
    }
    // Never checks the outcome of an interrupted image upload, because an unused image does no harm.
    const addresses = new Map<string, string>();
    for (const [address, file] of row.images) {
      const uploaded = await upload(file, turn);
      if (uploaded === null) {
        return { step: 'blocked', why: (t) => t(m.help_center_import_image, { address }) };
      }
      addresses.set(address, uploaded);
    }
    const text = replaceImageAddresses(replaceFileLinks(row.text, row.links, getAddress), addresses);
    const values = {
      title: row.title,
      description: row.description,
      // Replaces links to image files with the addresses of the uploaded images.
      content: replaceAddresses(text, (address) => addresses.get(address)),
      category_id: newId ?? row.categoryId,
      associated_article_id: originalId,
      status: 'draft',
    };
    const access = getArticleCreation(queryClient, scope, portalSlug);
    const { state, stored, duplicates } = await createRowRecord(
      access,
      values,
      row.path,
      turn,
      known.current,
    );
    if (stored) created.current.set(row.path, stored);
    if (duplicates.length > 0) showDuplicatesToast(t, scope, row.title, duplicates, open);
    return state;
  };

  const link = async (row: PlannedArticle, turn: RowWriteContext): Promise<RowState> => {
    const id = created.current.get(row.path)?.id ?? row.existing?.id;
    if (id === undefined) return { step: 'unchanged' };
    const access = paceAccess(getArticleAccess(queryClient, scope, portalSlug, id), turn);
    const seen = getArticleValues(created.current.get(row.path) ?? (await access.read()));
    const content = replaceFileLinks(seen.content, row.links, getAddress);
    const associated_article_id = seen.associated_article_id ?? getOriginalId(row);
    return saveRecord(access, { ...seen, content, associated_article_id }, seen, turn.report);
  };

  const { state, start, stop, reset } = useRowRun<ImportStep>({
    carryOut: (step, turn) => {
      if (step.act === 'category') return categories.create(step.category, turn);
      return step.act === 'create' ? create(step.row, turn) : link(step.row, turn);
    },
    initial: steps.map((): RowState => WAITING_ROW),
    run: earlier?.run,
    purpose: 'import',
  });
  const getState = (isIt: (step: ImportStep) => boolean): RowState => {
    const states = steps.flatMap((step, index) => (isIt(step) ? [state.rows[index] ?? WAITING_ROW] : []));
    // If a row has several steps, returns the state of the first step that isn't saved yet.
    return states.find(({ step }) => step !== 'saved') ?? states.at(-1) ?? WAITING_ROW;
  };
  /** Returns the previous and the new address of each article, including articles that existed before. */
  const listAddresses = (): (readonly [path: string, title: string, address: string])[] =>
    rows.flatMap(({ path, title, formerAddress }) => {
      const address = getAddress(path);
      return address === undefined ? [] : [[formerAddress || path, title, address] as const];
    });
  return {
    ...{ state, steps, stop, listAddresses },
    start: () => start(steps),
    getRowState: (row: PlannedArticle) => getState((step) => step.act !== 'category' && step.row === row),
    getCategoryState: (category: PlannedCategory) =>
      getState((step) => step.act === 'category' && step.category === category),
    /** Resets the states for a run with these rows. */
    reset: (next: readonly PlannedArticle[]) =>
      reset(planSteps(next, earlier?.incomplete).map((): RowState => WAITING_ROW)),
  };
}
