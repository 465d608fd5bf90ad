import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Article, articleQuery } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import { articlePlace, keepArticleDraft } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { MarkdownEditorHandle } from '../editor/editor-handle';
import { allCategoriesQuery } from '../everything';
import { imageHosts } from '../image-hosts';
import { PortalPage } from '../portal-page';
import { StatusBadge } from '../status-badge';
import classes from './article.module.css';
import { ArticleActs } from './article-acts';
import { ArticleFacts } from './article-facts';
import { ArticleFields } from './article-fields';
import { ConflictDialog } from './conflict-dialog';
import { HistoryDialog } from './history-dialog';
import { LeaveGuard } from './leave-guard';
import { LeftoversNotice } from './leftovers-notice';
import { ReviewDialog } from './review-dialog';
import { baseOf, reads } from './save-article';
import { SaveLine } from './save-line';
import { SaveNotice } from './save-notice';
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
  const isPublic = base.status === 'published';
  const isSending = saving.step === 'sending';
  const isLocked = portal !== undefined && !portal.allowed_locales.includes(latest.locale);
  // An older answer that is still in the cache says nothing about what was saved since.
  const isNewer = latest.updated_at > base.updated_at && !reads(baseOf(latest), base) && !isSending;
  const categoryName = (id: number | null) =>
    id === null
      ? t(m.help_center_no_category)
      : (categories.find((one) => one.id === id)?.name ?? String(id));

  const submit = () => {
    if (isSending) return;
    work.settleNow();
    if (isPublic) setDialog('review');
    else void work.save({ words: true });
  };
  useSaveKey(submit);
  const publish = async () => {
    await work.save({ words: true, status: 'published' });
    setDialog(null);
  };

  return (
    <PortalPage portalSlug={portalSlug} title={base.title || t(m.help_center_untitled)}>
      <div className={classes.bar}>
        <StatusBadge status={base.status} />
        <SaveLine saving={saving} isDirty={isDirty} copy={local.copy} />
        <span className={classes.grow} />
        <Button variant="subtle" onClick={() => setDialog('history')}>
          {t(m.help_center_history)}
        </Button>
        <ArticleActs portalSlug={portalSlug} articleId={article.id} work={work} />
        {!isPublic && (
          <Button variant="default" loading={isSending} onClick={submit}>
            {t(base.status === 'draft' ? m.help_center_save_draft : m.common_save)}
          </Button>
        )}
        <Button
          disabled={isSending || (isPublic && !isDirty)}
          onClick={() => {
            work.settleNow();
            setDialog('review');
          }}
        >
          {t(isPublic ? m.help_center_review_button : m.help_center_publish_button)}
        </Button>
      </div>
      <Stack gap="xs">
        {isLocked && <Alert color="orange">{t(m.help_center_locked_why, { locale: latest.locale })}</Alert>}
        {local.isElsewhere && <Alert color="yellow">{t(m.help_center_elsewhere)}</Alert>}
        {local.copy === 'failed' && isDirty && <Alert color="red">{t(m.help_center_store_full)}</Alert>}
        {isNewer && (
          <Alert color="yellow" title={t(m.help_center_newer)}>
            <Group gap="xs">
              <Text size="sm">{t(m.help_center_newer_text)}</Text>
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => {
                  work.settleNow();
                  work.compareWith(baseOf(latest));
                }}
              >
                {t(m.help_center_look)}
              </Button>
            </Group>
          </Alert>
        )}
        <LeftoversNotice
          leftovers={local.leftovers}
          mine={words}
          categoryName={categoryName}
          onRestore={work.takeLeftover}
          onDiscard={(draft) => void local.forget(draft)}
        />
        <SaveNotice
          state={saving}
          portalSlug={portalSlug}
          text={words.content}
          onTryAgain={submit}
          onCreateAnew={() => {
            const place = articlePlace(scope, portalSlug, null);
            const draft = { place, tab: crypto.randomUUID(), at: Date.now(), base: null, mine: words };
            void keepArticleDraft(draft).then((isKept) => {
              if (isKept) onCreateAnew();
            });
          }}
        />
      </Stack>
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
