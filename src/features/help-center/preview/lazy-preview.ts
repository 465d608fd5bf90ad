import { createLazyPart } from '~/ui/page/create-lazy-part';

/** The previews are loaded on demand, because they aren't needed for writing. */
export const ArticlePreview = createLazyPart(() => import('./article-preview'), 'ArticlePreview');
export const MarkdownPreview = createLazyPart(() => import('./article-preview'), 'MarkdownPreview');
