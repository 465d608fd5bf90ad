import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Article, articleQuery } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import { useKnownOrigins } from '~/domain/known-origins';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { hasSameValues } from '~/records/values';
import { isWritePending } from '~/records/write-state';
import { allCategoriesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { LeaveGuard } from '~/ui/form/leave-guard';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { PortalPage } from '../../portal-page';
import classes from '../article.module.css';
import { useChangeToasts } from '../conflict/use-change-toasts';
import { useDraftCopy } from '../draft-copy/use-draft-copy';
import { ArticleActions, ArticleParentLink, ArticleSaveLine, ArticleStatusLine } from '../layout/article-bar';
import { type ArticleDialogName, ArticleDialogs } from '../layout/article-dialogs';
import { ArticleAddresses, ReadOnlyArticleFields } from '../layout/article-facts';
import { ArticleNotices } from '../layout/article-notices';
import { useArticleView } from '../layout/use-article-view';
import { getPublicLink } from '../publish/public-address';
import { useOriginalArticle } from '../use-original-article';
import { ArticleEditor } from './article-editor';
import { ArticleFields } from './article-fields';
import { useArticleEditing } from './use-article-editing';

const DraftCopyNotice = createLazyPart(() => import('../draft-copy/draft-copy-notice'), 'DraftCopyNotice');

interface EditArticleScreenProps {
  readonly portalSlug: string;
  /**
   * The version stored on the platform when the page opened. Later versions are compared with this one but never
   * replace it.
   */
  readonly article: Article;
  readonly original: Article | undefined;
  /** Opens the page of a new article with the same text. */
  readonly onCreateAnew: () => void;
}

/** The name of the open dialog. */
function useDialogName() {
  const [dialog, setDialog] = useState<ArticleDialogName | null>(null);
  return {
    dialog,
    setDialog,
    close: () => setDialog(null),
    /** Closes the dialog of this render, but not one that was opened since. */
    closeThis: () => setDialog((now) => (now === dialog ? null : now)),
  };
}

export function EditArticleScreen(props: EditArticleScreenProps) {
  const { portalSlug, article, onCreateAnew } = props;
  const t = useT();
  const scope = useScope();
  const editor = useRef<MarkdownEditorHandle>(null);
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const { data: latest = article } = useQuery(articleQuery(scope, portalSlug, article.id));
  const { dialog, setDialog, close, closeThis } = useDialogName();
  const isPortalArchived = portal?.archived === true;
  const announcedChanges = useChangeToasts(portalSlug, isPortalArchived);
  const editing = useArticleEditing(portalSlug, article, editor, closeThis, announcedChanges);
  const { base, state, draft, isDirty, fields, change, onText, session, imagePassing } = editing;
  // Excludes the storage state of the draft, which changes during typing and would re-render the editor.
  const writing = { fields, change, onText, session, imagePassing, state };
  const copy = useDraftCopy(portalSlug, article.id, base.title);
  const original = useOriginalArticle(portalSlug, base.associated_article_id, props.original);
  const view = useArticleView(original !== undefined, editor);
  const isLocked = portal !== undefined && !portal.allowed_locales.includes(latest.locale);
  useKnownOrigins(latest.public_url);
  const open = (next: ArticleDialogName) => {
    // Clears the outcome of an earlier failed save, because a dialog shows only the outcome of its own save.
    if (['refused', 'not-sent', 'not-applied'].includes(state.step)) editing.reset();
    setDialog(next);
  };
  const review = (next: 'review' | 'publish-copy' = 'review') => {
    editing.flush();
    open(next);
  };
  const submit = () => {
    if (isWritePending(state)) return;
    if (base.status === 'published') {
      // Opens the review only if there are changes. Flushes the editor first, because the last keystrokes may not have
      // been rendered yet.
      if (!hasSameValues(base, editing.flush())) review();
    } else if (base.title !== '' && fields.title.trim() === '') view.askTitle();
    else void editing.save({ fields: true });
  };
  useHotkeys([['mod+S', submit]], [], true);
  return (
    <PortalPage
      isRecord
      portalSlug={portalSlug}
      title={base.title || t(m.help_center_untitled)}
      parent={<ArticleParentLink portalSlug={portalSlug} view={view} />}
      badge={
        <ArticleStatusLine
          view={view}
          status={base.status}
          line={<ArticleSaveLine editing={editing} isPortalArchived={isPortalArchived} />}
        />
      }
      actions={
        <ArticleActions
          editing={editing}
          view={view}
          copy={base.status === 'draft' && !copy?.isUnknown ? copy : null}
          onAsk={(action) => (action === 'publish-copy' ? review(action) : open(action))}
          onSave={submit}
          onReview={() => review()}
          onHistory={() => setDialog('history')}
        />
      }
    >
      <div className={classes.body}>
        <ArticleNotices
          {...{ portalSlug, editing, latest, isLocked, onCreateAnew }}
          isInDialog={dialog !== null}
          opened={article}
        >
          {copy && (
            <LazyPartBoundary asked={copy.originalId}>
              <DraftCopyNotice
                {...{ portalSlug, copy, editing, editor, isPortalArchived }}
                article={latest}
                isPublishing={dialog === 'publish-copy'}
                onClose={close}
              />
            </LazyPartBoundary>
          )}
        </ArticleNotices>
        <ArticleEditor
          portalSlug={portalSlug}
          editor={editor}
          writing={writing}
          view={view}
          isTitled={base.title !== ''}
          publicUrl={getPublicLink(latest, base.status, isPortalArchived)}
          locale={latest.locale}
          isLocked={isLocked}
          original={original}
          facts={<ReadOnlyArticleFields article={latest} base={base} />}
        >
          <ArticleFields
            writing={writing}
            categories={categories}
            allowedLocales={portal?.allowed_locales ?? []}
            locale={latest.locale}
          >
            <ArticleAddresses
              {...{ base, original, isPortalArchived }}
              article={latest}
              locales={portal?.allowed_locales ?? []}
            />
          </ArticleFields>
        </ArticleEditor>
      </div>
      <ArticleDialogs
        dialog={dialog}
        portalSlug={portalSlug}
        article={latest}
        original={original}
        isPortalArchived={isPortalArchived}
        editing={editing}
        editor={editor}
        onClose={close}
      />
      <LeaveGuard
        isDirty={isDirty}
        text={t(draft.copy === 'failed' ? m.help_center_leave_unsaved : m.help_center_leave_unsaved_here)}
        onDiscard={draft.drop}
      />
    </PortalPage>
  );
}
