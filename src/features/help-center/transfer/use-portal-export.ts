import type { Zippable } from 'fflate';
import { useState } from 'react';
import { type Article, listArticles } from '~/api/articles';
import { listCategories } from '~/api/categories';
import { readAllPages } from '~/api/http/all-pages';
import type { Scope } from '~/api/scope';
import { downloadImagesForExport, type ExportedImages, relinkExportedImages } from '~/domain/exported-images';
import { imageUploadHosts, listImageHosts } from '~/domain/image-hosts';
import { writeArticleFile } from '~/lib/file/front-matter';
import { type FullLoadContext, useFullLoad } from '~/records/list/use-full-load';
import { useScope } from '~/session/scope-context';
import { saveFile } from '~/ui/save-file';
import { loadListedArticle } from '../portal-texts';

interface Texts {
  readonly files: ReadonlyMap<string, { readonly article: Article; readonly category: string }>;
  /** The number of articles that were deleted between listing and loading them. */
  readonly gone: number;
}

/** Loads all articles of a portal, keyed by the path that each gets in the ZIP file. */
async function readTexts(scope: Scope, portalSlug: string, tools: FullLoadContext): Promise<Texts> {
  const { signal, pace, onProgress } = tools;
  const params = { portalSlug };
  const articles = await readAllPages(
    scope,
    listArticles,
    { params, query: { sort: 'title_asc' } },
    { signal, pace },
  );
  const categories = await readAllPages(scope, listCategories, { params }, { signal, pace });
  const files = new Map<string, { article: Article; category: string }>();
  let gone = 0;
  for (const [read, summary] of articles.entries()) {
    onProgress(read, articles.length);
    const article = await loadListedArticle(scope, summary, tools);
    if (!article) {
      gone += 1;
      continue;
    }
    const category = categories.find((one) => one.id === article.category_id)?.slug ?? '';
    const path = [article.locale, category, `${article.slug || article.id}.md`].filter(Boolean).join('/');
    files.set(files.has(path) ? path.replace(/\.md$/, `-${article.id}.md`) : path, { article, category });
  }
  return { files, gone };
}

const NO_IMAGES: ExportedImages = { files: new Map(), paths: new Map(), failed: [], foreign: 0 };

async function createArchive(
  texts: Texts['files'],
  { files, paths }: ExportedImages,
): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate');
  const entries: Zippable = {};
  for (const [path, { article, category }] of texts) {
    const { title, description, status, locale, public_url, content } = article;
    const facts = { title, description: description ?? '', status, locale, category, public_url };
    const text = relinkExportedImages(content ?? '', path, paths);
    entries[path] = new TextEncoder().encode(writeArticleFile({ facts, text }));
  }
  // Stores images without compression, because they are already compressed.
  for (const [path, bytes] of files) entries[path] = [bytes, { level: 0 }];
  return new Uint8Array(zipSync(entries));
}

export interface PortalExport {
  readonly count: number;
  readonly gone: number;
  readonly images: ExportedImages;
}

/** Exports all articles of a portal as a ZIP of Markdown files, optionally with images. */
export function usePortalExport(portalSlug: string) {
  const scope = useScope();
  const { state, start, stop } = useFullLoad();
  const [exported, setExported] = useState<PortalExport | null>(null);

  const run = (hasImages: boolean): Promise<void> => {
    setExported(null);
    return start(
      async (tools) => {
        const texts = await readTexts(scope, portalSlug, tools);
        const contents = [...texts.files.values()].map(({ article }) => article.content ?? '');
        const hosts = listImageHosts(imageUploadHosts.get());
        const images = hasImages ? await downloadImagesForExport(contents, hosts, tools) : NO_IMAGES;
        return { texts, images, archive: await createArchive(texts.files, images) };
      },
      ({ texts, images, archive }) => {
        saveFile(`${portalSlug}.zip`, archive, 'application/zip');
        setExported({ count: texts.files.size, gone: texts.gone, images });
      },
    );
  };
  return { state, exported, start: run, stop };
}
