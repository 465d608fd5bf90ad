import { createLazyPart } from '~/ui/page/create-lazy-part';

/** Loaded on demand, because it isn't needed for writing. */
export const ArticlePreview = createLazyPart(() => import('./article-preview'), 'ArticlePreview');
export const MarkdownPreview = createLazyPart(() => import('./article-preview'), 'MarkdownPreview');
