import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Article, articleQuery } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import { articlePlace } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { MarkdownEditorHandle } from '../editor/editor-handle';
import { allCategoriesQuery } from '../everything';
import { imageHosts } from '../image-hosts';
import { PortalPage } from '../portal-page';
import { ArticleBar } from './article-bar';
import { ArticleFacts } from './article-facts';
import { ArticleFields } from './article-fields';
import { ArticleNotices } from './article-notices';
import { ConflictDialog } from './conflict-dialog';
import { HistoryDialog } from './history-dialog';
import { LeaveGuard } from './leave-guard';
import { ReviewDialog } from './review-dialog';
import { useArticleWork } from './use-article-work';
import { useSaveKey } from './use-save-key';
import { WritingDesk } from './writing-desk';

interface EditArticleProps {
  readonly portalSlug: string;
  /** As it was when the page was opened: what is read later is compared, never imposed. */
  readonly article: Article;
  readonly original: Article | undefined;
  /** Goes to the page of a new article, with this one's text waiting there. */
  readonly onCreateAnew: () => void;
}

/** One article on the writing desk. */
export function EditArticle({ portalSlug, article, original, onCreateAnew }: EditArticleProps) {
  const t = useT();
  const scope = useScope();
  const editor = useRef<MarkdownEditorHandle>(null);
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const { data: latest = article } = useQuery(articleQuery(scope, portalSlug, article.id));
  const work = useArticleWork(portalSlug, article, editor);
  const { words, base, saving, local, isDirty } = work;
  const [dialog, setDialog] = useState<'review' | 'history' | null>(null);
  const hosts = imageHosts();
  const isSending = saving.step === 'sending';
  const isLocked = portal !== undefined && !portal.allowed_locales.includes(latest.locale);
  const categoryName = (id: number | null) =>
    id === null
      ? t(m.help_center_no_category)
      : (categories.find((one) => one.id === id)?.name ?? String(id));

  const review = () => {
    work.settleNow();
    setDialog('review');
  };
  const submit = () => {
    if (isSending) return;
    if (base.status === 'published') review();
    else void work.save({ words: true });
  };
  useSaveKey(submit);
  const publish = async () => {
    await work.save({ words: true, status: 'published' });
    setDialog(null);
  };

  return (
    <PortalPage portalSlug={portalSlug} title={base.title || t(m.help_center_untitled)}>
      <ArticleBar
        portalSlug={portalSlug}
        articleId={article.id}
        work={work}
        onSave={submit}
        onReview={review}
        onHistory={() => setDialog('history')}
      />
      <ArticleNotices
        portalSlug={portalSlug}
        work={work}
        latest={latest}
        isLocked={isLocked}
        categoryName={categoryName}
        onTryAgain={submit}
        onCreateAnew={onCreateAnew}
      />
      <WritingDesk
        editor={editor}
        words={words}
        onText={work.onText}
        imageHosts={hosts}
        locale={latest.locale}
        isLocked={isLocked}
        original={original && { title: original.title, content: original.content ?? '' }}
      >
        <ArticleFields
          words={words}
          setField={work.setField}
          categories={categories}
          allowedLocales={portal?.allowed_locales ?? []}
          locale={latest.locale}
          error={saving.step === 'refused' ? saving.error : null}
        >
          <ArticleFacts article={latest} base={base} original={original} />
        </ArticleFields>
      </WritingDesk>
      {dialog === 'review' && (
        <ReviewDialog
          base={base}
          mine={words}
          imageHosts={hosts}
          categoryName={categoryName}
          pending={isSending}
          onPublish={() => void publish()}
          onGoToLine={(line) => {
            setDialog(null);
            // The dialog gives the focus back to where it was before it lets the editor have it.
            setTimeout(() => editor.current?.goToLine(line), 250);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'history' && (
        <HistoryDialog
          place={articlePlace(scope, portalSlug, article.id)}
          mine={words}
          categoryName={categoryName}
          onBringBack={(mine) => {
            work.bringBack(mine);
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {work.theirs && (
        <ConflictDialog
          base={base}
          mine={words}
          theirs={work.theirs}
          categoryName={categoryName}
          onTake={work.takeMerged}
          onClose={() => work.compareWith(null)}
        />
      )}
      <LeaveGuard
        shouldAsk={() => isDirty && saving.step !== 'deleted'}
        isKept={local.copy !== 'failed'}
        onDiscard={local.drop}
      />
    </PortalPage>
  );
}
