import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Article, articleQuery } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import { articleDraftKey } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isPending } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { LeaveGuard } from '~/ui/leave-guard';
import type { MarkdownEditorHandle } from '../editor/editor-handle';
import { useImageHosts } from '../image-hosts';
import { PortalPage } from '../portal-page';
import { allCategoriesQuery } from '../portal-queries';
import { ArticleActionDialog } from './article-action-dialog';
import { ArticleBar } from './article-bar';
import { ArticleEditor } from './article-editor';
import { ArticleFacts } from './article-facts';
import { ArticleFields } from './article-fields';
import type { ArticleAction } from './article-menu';
import { ArticleNotices } from './article-notices';
import { ArticleSaveNotice } from './article-save-notice';
import { ConflictDialog } from './conflict-dialog';
import { HistoryDialog } from './history-dialog';
import { ReviewDialog } from './review-dialog';
import { useArticleEditing } from './use-article-editing';
import { useSaveKey } from './use-save-key';

interface EditArticleProps {
  readonly portalSlug: string;
  /** As it was when the page was opened: what is read later is compared, never imposed. */
  readonly article: Article;
  readonly original: Article | undefined;
  /** Goes to the page of a new article, with this one's text waiting there. */
  readonly onCreateAnew: () => void;
}

export function EditArticle({ portalSlug, article, original, onCreateAnew }: EditArticleProps) {
  const t = useT();
  const scope = useScope();
  const editor = useRef<MarkdownEditorHandle>(null);
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const { data: latest = article } = useQuery(articleQuery(scope, portalSlug, article.id));
  const [dialog, setDialog] = useState<ArticleAction | 'review' | 'history' | null>(null);
  const editing = useArticleEditing(portalSlug, article, editor, () => setDialog(null));
  const { fields, base, state, draft, isDirty } = editing;
  const hosts = useImageHosts();
  const isSending = isPending(state);
  const isLocked = portal !== undefined && !portal.allowed_locales.includes(latest.locale);
  const categoryName = (id: number | null) =>
    id === null
      ? t(m.help_center_no_category)
      : (categories.find((one) => one.id === id)?.name ?? String(id));

  const close = () => {
    // What isn't settled stays told on the page.
    if (state.step === 'not-sent' || state.step === 'not-applied') editing.reset();
    setDialog(null);
  };
  const open = (next: typeof dialog) => {
    if (state.step === 'refused') editing.reset();
    close();
    setDialog(next);
  };
  const review = () => {
    editing.flush();
    open('review');
  };
  const submit = () => {
    if (isSending) return;
    if (base.status === 'published') review();
    else void editing.save({ fields: true });
  };
  useSaveKey(submit);

  return (
    <PortalPage portalSlug={portalSlug} title={base.title || t(m.help_center_untitled)}>
      <ArticleBar
        editing={editing}
        onAsk={open}
        onSave={submit}
        onReview={review}
        onHistory={() => setDialog('history')}
      />
      <ArticleNotices
        portalSlug={portalSlug}
        editing={editing}
        isInDialog={dialog !== null}
        latest={latest}
        isLocked={isLocked}
        categoryName={categoryName}
        onCreateAnew={onCreateAnew}
      />
      <ArticleEditor
        editor={editor}
        fields={fields}
        onText={editing.onText}
        imageHosts={hosts}
        locale={latest.locale}
        isLocked={isLocked}
        original={original && { title: original.title, content: original.content ?? '' }}
      >
        <ArticleFields
          fields={fields}
          setField={editing.setField}
          categories={categories}
          allowedLocales={portal?.allowed_locales ?? []}
          locale={latest.locale}
          error={state.step === 'refused' ? state.error : null}
        >
          <ArticleFacts article={latest} base={base} original={original} />
        </ArticleFields>
      </ArticleEditor>
      {dialog === 'review' && (
        <ReviewDialog
          base={base}
          mine={fields}
          imageHosts={hosts}
          categoryName={categoryName}
          pending={isSending}
          notice={<ArticleSaveNotice editing={editing} />}
          onPublish={() => void editing.save({ fields: true, status: 'published' })}
          onGoToLine={(line) => {
            close();
            editor.current?.goToLine(line);
          }}
          onClose={close}
        />
      )}
      {dialog === 'history' && (
        <HistoryDialog
          place={articleDraftKey(scope, portalSlug, article.id)}
          mine={fields}
          categoryName={categoryName}
          onBringBack={(mine) => {
            editing.bringBack(mine);
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {(dialog === 'unpublish' || dialog === 'archive' || dialog === 'delete') && (
        <ArticleActionDialog
          action={dialog}
          portalSlug={portalSlug}
          articleId={article.id}
          editing={editing}
          onClose={close}
        />
      )}
      {editing.theirs && (
        <ConflictDialog
          base={base}
          mine={fields}
          theirs={editing.theirs}
          categoryName={categoryName}
          onTake={editing.takeMerged}
          onClose={editing.decideLater}
        />
      )}
      <LeaveGuard
        isDirty={isDirty}
        text={t(draft.copy === 'failed' ? m.help_center_leave_lost : m.help_center_leave_kept)}
        onDiscard={draft.drop}
      />
    </PortalPage>
  );
}
