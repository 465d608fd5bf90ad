import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getArticle } from '~/api/articles';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import { useScope } from '~/session/scope-context';
import { allArticlesQuery, allCategoriesQuery } from '../everything';
import { pauseNow, sleep } from '../run/pace';
import { writeArticleFile } from './front-matter';

export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'reading'; readonly read: number; readonly count: number }
  | { readonly step: 'done'; readonly count: number }
  | { readonly step: 'failed'; readonly error: ApiError };

/** Reads every article of a portal and hands them over as one archive of Markdown files. */
export function useExport(portalSlug: string) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const [state, setState] = useState<ExportState>({ step: 'idle' });

  const collect = async (): Promise<Record<string, Uint8Array>> => {
    const fresh = { staleTime: 0 };
    const articles = await queryClient.fetchQuery({ ...allArticlesQuery(scope, portalSlug), ...fresh });
    const categories = await queryClient.fetchQuery({ ...allCategoriesQuery(scope, portalSlug), ...fresh });
    const files: Record<string, Uint8Array> = {};
    for (const [read, { id }] of articles.entries()) {
      setState({ step: 'reading', read, count: articles.length });
      await sleep(pauseNow());
      const article = await call(getArticle, { scope, params: { portalSlug, articleId: id } });
      const category = categories.find((one) => one.id === article.category_id)?.slug ?? '';
      const { title, description, status, locale, slug, public_url, content } = article;
      const facts = { title, description: description ?? '', status, locale, category, public_url };
      const path = [locale, category, `${slug || id}.md`].filter((part) => part !== '').join('/');
      const name = Object.hasOwn(files, path) ? path.replace(/\.md$/, `-${id}.md`) : path;
      files[name] = new TextEncoder().encode(writeArticleFile({ facts, text: content ?? '' }));
    }
    return files;
  };

  const start = async (): Promise<void> => {
    setState({ step: 'reading', read: 0, count: 0 });
    try {
      const files = await collect();
      const { zipSync } = await import('fflate');
      save(new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' }), `${portalSlug}.zip`);
      setState({ step: 'done', count: Object.keys(files).length });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: 'failed', error });
    }
  };
  return { state, start };
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
