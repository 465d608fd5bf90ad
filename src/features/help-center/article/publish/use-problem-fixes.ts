import type { RefObject } from 'react';
import type { Article } from '~/api/articles';
import type { ArticleAnalysis } from '~/lib/markdown/article-analysis';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import type { ArticleEditing } from '../editing/use-article-editing';
import type { ProblemFixes } from './added-texts';
import { replaceTermProblem } from './replace-term-problem';

/** Returns the functions that a dialog calls to fix problems in the editor behind it. */
export function useProblemFixes(
  editing: Pick<ArticleEditing, 'fields' | 'change' | 'flush'>,
  editor: RefObject<MarkdownEditorHandle | null>,
  { portal_slug: portalSlug, locale }: Article,
  facts: ArticleAnalysis | null | undefined,
): ProblemFixes {
  /** Updates the dialog if a fix changed the editor's text. Returns whether the text was changed. */
  const flushed = (isChanged: boolean | undefined): boolean => {
    if (isChanged) editing.flush();
    return isChanged ?? false;
  };
  return {
    portalSlug,
    locale,
    headings: facts?.headings ?? [],
    onDescription: (description) => {
      editing.change({ description });
      return true;
    },
    onDescribeImage: (...text) => {
      const image = editor.current?.describeImage(...text) ?? null;
      flushed(image !== null);
      return image;
    },
    onRelink: (...link) => flushed(editor.current?.relink(...link)),
    onReplaceWord: (problem) => flushed(replaceTermProblem(editing, editor, problem)),
    onReplaceImages: (...addresses) => flushed(editor.current?.replaceImages(...addresses)),
  };
}
