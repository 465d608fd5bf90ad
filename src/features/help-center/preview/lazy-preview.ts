import { lazy } from 'react';

/** Nobody needs it to write. */
export const loadPreview = () => import('./article-preview');

export const ArticlePreview = lazy(async () => ({ default: (await loadPreview()).ArticlePreview }));
export const MarkdownPreview = lazy(async () => ({ default: (await loadPreview()).MarkdownPreview }));
