import type { RefObject } from 'react';
import type { MarkdownEditorHandle } from '../editor/editor-handle';
import { ArticleActionDialog } from './article-action-dialog';
import type { ArticleAction } from './article-menu';
import { ConflictDialog } from './conflict-dialog';
import { HistoryDialog } from './history-dialog';
import { ReviewDialog } from './review-dialog';
import type { ArticleEditing } from './use-article-editing';
import { useCategoryName } from './use-category-name';

export type ArticleDialog = ArticleAction | 'review' | 'history';

interface ArticleDialogsProps {
  readonly dialog: ArticleDialog | null;
  readonly portalSlug: string;
  readonly editing: ArticleEditing;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly onClose: () => void;
}

/** What stands over the page of an article: what was asked for, or both versions where somebody else changed it. */
export function ArticleDialogs({ dialog, portalSlug, editing, editor, onClose }: ArticleDialogsProps) {
  const categoryName = useCategoryName(portalSlug);
  const closeSaving = () => {
    // What isn't settled stays told on the page.
    if (editing.state.step === 'not-sent' || editing.state.step === 'not-applied') editing.reset();
    onClose();
  };
  return (
    <>
      {dialog === 'review' && (
        <ReviewDialog
          editing={editing}
          categoryName={categoryName}
          onGoToLine={(line) => {
            closeSaving();
            editor.current?.goToLine(line);
          }}
          onClose={closeSaving}
        />
      )}
      {dialog === 'history' && (
        <HistoryDialog editing={editing} categoryName={categoryName} onClose={onClose} />
      )}
      {(dialog === 'unpublish' || dialog === 'archive' || dialog === 'delete') && (
        <ArticleActionDialog
          action={dialog}
          portalSlug={portalSlug}
          editing={editing}
          onClose={closeSaving}
        />
      )}
      {editing.theirs && (
        <ConflictDialog editing={editing} theirs={editing.theirs} categoryName={categoryName} />
      )}
    </>
  );
}
