import type { Zippable } from 'fflate';
import { useState } from 'react';
import { type Article, getArticle, listArticles } from '~/api/articles';
import { listCategories } from '~/api/categories';
import { readAllPages } from '~/api/http/all-pages';
import { call } from '~/api/http/client';
import type { Scope } from '~/api/scope';
import { type ExportedImages, exportedImages, withImagePaths } from '~/domain/exported-images';
import { imageHosts, uploadedHosts } from '~/domain/image-hosts';
import { writeArticleFile } from '~/lib/front-matter';
import { type ReadingTools, useReading } from '~/records/use-reading';
import { useScope } from '~/session/scope-context';
import { saveFile } from '~/ui/save-file';

type Texts = ReadonlyMap<string, { readonly article: Article; readonly category: string }>;

/** The articles of a portal, by the paths of their files. */
async function readTexts(
  scope: Scope,
  portalSlug: string,
  { signal, pace, onProgress }: ReadingTools,
): Promise<Texts> {
  const params = { portalSlug };
  const articles = await readAllPages(
    scope,
    listArticles,
    { params, query: { sort: 'title_asc' } },
    { signal, pace },
  );
  const categories = await readAllPages(scope, listCategories, { params }, { signal, pace });
  const texts = new Map<string, { article: Article; category: string }>();
  for (const [read, { id }] of articles.entries()) {
    onProgress(read, articles.length);
    const article = await pace(() =>
      call(getArticle, { scope, params: { portalSlug, articleId: id }, signal }),
    );
    const category = categories.find((one) => one.id === article.category_id)?.slug ?? '';
    const path = [article.locale, category, `${article.slug || id}.md`].filter(Boolean).join('/');
    texts.set(texts.has(path) ? path.replace(/\.md$/, `-${id}.md`) : path, { article, category });
  }
  return texts;
}

const NO_IMAGES: ExportedImages = { files: new Map(), paths: new Map(), failed: [], foreign: 0 };

async function archiveOf(texts: Texts, { files, paths }: ExportedImages): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate');
  const entries: Zippable = {};
  for (const [path, { article, category }] of texts) {
    const { title, description, status, locale, public_url, content } = article;
    const facts = { title, description: description ?? '', status, locale, category, public_url };
    const text = withImagePaths(content ?? '', path, paths);
    entries[path] = new TextEncoder().encode(writeArticleFile({ facts, text }));
  }
  // Images are packed already.
  for (const [path, bytes] of files) entries[path] = [bytes, { level: 0 }];
  return new Uint8Array(zipSync(entries));
}

export interface Exported {
  readonly count: number;
  readonly images: ExportedImages;
}

/** Reads every article of a portal, with the images or without, and hands them over as one archive of Markdown files. */
export function useExport(portalSlug: string) {
  const scope = useScope();
  const { state, start, stop } = useReading();
  const [exported, setExported] = useState<Exported | null>(null);

  const run = (hasImages: boolean): Promise<void> => {
    setExported(null);
    return start(
      async (tools) => {
        const texts = await readTexts(scope, portalSlug, tools);
        const contents = [...texts.values()].map(({ article }) => article.content ?? '');
        const hosts = imageHosts(uploadedHosts.get());
        return { texts, images: hasImages ? await exportedImages(contents, hosts, tools) : NO_IMAGES };
      },
      async ({ texts, images }) => {
        saveFile(`${portalSlug}.zip`, await archiveOf(texts, images), 'application/zip');
        setExported({ count: texts.size, images });
      },
    );
  };
  return { state, exported, start: run, stop };
}
