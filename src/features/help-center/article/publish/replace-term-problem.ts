import type { RefObject } from 'react';
import type { ArticleText } from '~/drafts/article-drafts';
import type { TermProblem } from '~/lib/terms/check-terms';
import { replaceOccurrence } from '~/lib/terms/replace-term';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { parseDraftCopyTitle } from '../../draft-copy-title';

interface EditedArticle {
  readonly fields: Pick<ArticleText, 'title' | 'description'>;
  readonly change: (fields: Partial<ArticleText>) => void;
}

/**
 * Replaces a word that differs from the list of terms in an article that is being edited. Returns false if the article
 * no longer contains the word. In the text, the replacement is a single undo step.
 */
export function replaceTermProblem(
  { fields, change }: EditedArticle,
  editor: RefObject<MarkdownEditorHandle | null>,
  problem: TermProblem,
): boolean {
  const { field, line } = problem;
  if (field === 'content') return line !== null && (editor.current?.replaceWord(line, problem) ?? false);
  // The prefix of a draft copy's title isn't part of the checked title.
  const prefix = (field === 'title' && parseDraftCopyTitle(fields.title)?.prefix) || '';
  const next = replaceOccurrence(fields[field].slice(prefix.length), problem);
  if (next === null) return false;
  change({ [field]: prefix + next });
  return true;
}
