import { useState } from 'react';
import { getArticle, listArticles } from '~/api/articles';
import { listCategories } from '~/api/categories';
import { readAllPages } from '~/api/http/all-pages';
import { call } from '~/api/http/client';
import type { Scope } from '~/api/scope';
import { type ReadingTools, useReading } from '~/records/use-reading';
import { useScope } from '~/session/scope-context';
import { saveFile } from '~/ui/save-file';
import { writeArticleFile } from './front-matter';

type Files = Record<string, Uint8Array>;

async function readFiles(
  scope: Scope,
  portalSlug: string,
  { signal, pace, onProgress }: ReadingTools,
): Promise<Files> {
  const params = { portalSlug };
  const articles = await readAllPages(
    scope,
    listArticles,
    { params, query: { sort: 'title_asc' } },
    { signal, pace },
  );
  const categories = await readAllPages(scope, listCategories, { params }, { signal, pace });
  const files: Files = {};
  for (const [read, { id }] of articles.entries()) {
    onProgress(read, articles.length);
    const article = await pace(() =>
      call(getArticle, { scope, params: { portalSlug, articleId: id }, signal }),
    );
    const category = categories.find((one) => one.id === article.category_id)?.slug ?? '';
    const { title, description, status, locale, slug, public_url, content } = article;
    const facts = { title, description: description ?? '', status, locale, category, public_url };
    const path = [locale, category, `${slug || id}.md`].filter((part) => part !== '').join('/');
    const name = Object.hasOwn(files, path) ? path.replace(/\.md$/, `-${id}.md`) : path;
    files[name] = new TextEncoder().encode(writeArticleFile({ facts, text: content ?? '' }));
  }
  return files;
}

async function archiveOf(files: Files): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate');
  return new Uint8Array(zipSync(files));
}

/** Reads every article of a portal and hands them over as one archive of Markdown files. */
export function useExport(portalSlug: string) {
  const scope = useScope();
  const { state, start, stop } = useReading();
  const [exported, setExported] = useState<number | null>(null);

  const run = (): Promise<void> => {
    setExported(null);
    return start(
      (tools) => readFiles(scope, portalSlug, tools),
      async (files) => {
        saveFile(`${portalSlug}.zip`, await archiveOf(files), 'application/zip');
        setExported(Object.keys(files).length);
      },
    );
  };
  return { state, exported, start: run, stop };
}
