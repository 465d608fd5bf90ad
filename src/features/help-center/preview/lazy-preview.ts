import { lazy } from 'react';

/** Loaded on demand, because it isn't needed for writing. */
export const loadPreview = () => import('./article-preview');

export const ArticlePreview = lazy(async () => ({ default: (await loadPreview()).ArticlePreview }));
export const MarkdownPreview = lazy(async () => ({ default: (await loadPreview()).MarkdownPreview }));
