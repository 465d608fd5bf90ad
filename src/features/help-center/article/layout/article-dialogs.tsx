import { type RefObject, useEffect } from 'react';
import type { Article } from '~/api/articles';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { RecordHistoryDrawer } from '~/resources/activity/lazy-history';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { preloadParts } from '~/ui/page/lazy-part-boundary';
import { runWhenIdle } from '~/ui/run-when-idle';
import type { ArticleEditing } from '../editing/use-article-editing';
import { useCategoryName } from '../editing/use-category-name';
import { TranslationLinkDialog, UnlinkDialog } from '../translation-link-dialog';
import { ArticleActionDialog } from './article-action-dialog';
import type { ArticleAction } from './article-menu';

// The dialogs are loaded on demand, because writing doesn't need the diff and the preview.
const ConflictDialog = createLazyPart(() => import('../conflict/conflict-dialog'), 'ConflictDialog');
const HistoryDialog = createLazyPart(() => import('../conflict/history-dialog'), 'HistoryDialog');
const ReviewDialog = createLazyPart(() => import('../conflict/publish-review-dialog'), 'PublishReviewDialog');
const SaveCopyDialog = createLazyPart(() => import('../draft-copy/save-copy-dialog'), 'SaveCopyDialog');

export type ArticleDialogName = ArticleAction | 'review' | 'history';

interface ArticleDialogsProps {
  readonly dialog: ArticleDialogName | null;
  readonly portalSlug: string;
  readonly article: Article;
  readonly original: Article | undefined;
  readonly isPortalArchived: boolean;
  readonly editing: ArticleEditing;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly onClose: () => void;
}

/** Shows the requested dialog, or the conflict dialog after a concurrent change. */
export function ArticleDialogs(props: ArticleDialogsProps) {
  const { dialog, portalSlug, article, original, isPortalArchived, editing, editor, onClose } = props;
  const categoryName = useCategoryName(portalSlug);
  const closeSaving = () => {
    // Clears only the outcome of a request that wasn't sent or wasn't applied. The page shows any other outcome.
    if (editing.state.step === 'not-sent' || editing.state.step === 'not-applied') editing.reset();
    onClose();
  };
  // Preloads the dialogs, so that they also work if the connection drops while the author is writing.
  useEffect(() => runWhenIdle(() => preloadParts(ReviewDialog, ConflictDialog, HistoryDialog)), []);
  return (
    <>
      {dialog === 'review' && (
        <ReviewDialog
          editing={editing}
          editor={editor}
          article={article}
          original={original}
          isPortalArchived={isPortalArchived}
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
      {dialog === 'link' && (
        <TranslationLinkDialog
          portalSlug={portalSlug}
          article={article}
          editing={editing}
          onClose={closeSaving}
        />
      )}
      {dialog === 'save-copy' && (
        <SaveCopyDialog articleId={article.id} {...{ portalSlug, editing, editor, onClose }} />
      )}
      {dialog === 'unlink' && <UnlinkDialog editing={editing} onClose={closeSaving} />}
      {dialog === 'activity' && (
        <RecordHistoryDrawer kind="article" record={article.id} name={article.title} onClose={onClose} />
      )}
      {editing.theirs && (
        <ConflictDialog
          mine={editing.fields}
          base={editing.base}
          theirs={editing.theirs}
          categoryName={categoryName}
          onTake={editing.takeMerged}
          onLater={editing.decideLater}
        />
      )}
    </>
  );
}
