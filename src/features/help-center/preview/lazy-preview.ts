import { lazyPart } from '~/ui/page/lazy-part';

/** Loaded on demand, because it isn't needed for writing. */
export const ArticlePreview = lazyPart(() => import('./article-preview'), 'ArticlePreview');
export const MarkdownPreview = lazyPart(() => import('./article-preview'), 'MarkdownPreview');
