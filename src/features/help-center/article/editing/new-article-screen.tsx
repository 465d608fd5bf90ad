import { Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Article } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { predictSlug } from '~/lib/markdown/predict-slug';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { SaveNotice } from '~/records/form/save-notice';
import { isWritePending } from '~/records/write-state';
import { allCategoriesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import { LeaveGuard } from '~/ui/form/leave-guard';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { PortalPage } from '../../portal-page';
import { isCategoryMissing, MissingCategoryNotice } from '../../translations/missing-category-notice';
import classes from '../article.module.css';
import { ArticleParentLink, ArticleStatusLine, ArticleTools } from '../layout/article-bar';
import { useArticleView } from '../layout/use-article-view';
import { replaceTermProblem } from '../publish/replace-term-problem';
import { AbandonedDraftsNotice } from './abandoned-drafts-notice';
import { ArticleEditor } from './article-editor';
import { ArticleFields } from './article-fields';
import { LanguageField, useArticleLanguage } from './article-language';
import { FIELDS_WITH_OWN_ERROR } from './field-error';
import { ImageNotice } from './image-notice';
import { CREATE_LABELS, InitialStatusField, useInitialStatus } from './new-status';
import { ReadOnlyField } from './read-only-field';
import { SaveStateLine } from './save-state-line';
import { StorageFullNotice } from './storage-full-notice';
import { useNewArticle } from './use-new-article';

interface NewArticleScreenProps {
  readonly portalSlug: string;
  readonly categoryId: number | null;
  /** The language in the page's URL. It applies until a category is selected. */
  readonly language: string | null;
  /** The original if the new article is a translation. */
  readonly original: Article | undefined;
  /** The article to copy if the new article starts as a copy. */
  readonly copied: Article | undefined;
  readonly onCreated: (articleId: number) => void;
}

/** The page for a new article. It also shows a preview of the slug. */
export function NewArticleScreen(props: NewArticleScreenProps) {
  const { portalSlug, categoryId, language, original, copied, onCreated } = props;
  const t = useT();
  const scope = useScope();
  const editor = useRef<MarkdownEditorHandle>(null);
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const article = useNewArticle({ portalSlug, categoryId, original, copied, editor, onCreated });
  const { fields, state, draft, isDirty } = article;
  const { locale, choose, offered, categoryNeeded } = useArticleLanguage(
    portal,
    categories,
    fields.category_id,
    language,
  );
  const view = useArticleView(original !== undefined, editor);
  const allowedLocales = portal?.allowed_locales ?? [];
  const starting = useInitialStatus(fields, article.isAhead, original, locale, portalSlug);
  const isSending = isWritePending(state);
  // While the article is being created, the author can continue typing, because the text is handed over to the
  // article's page. Changes to other fields would be lost, so those fields are locked.
  const isLocked = isSending || state.step === 'unknown';
  const isBlocked = categoryNeeded !== undefined || starting.isBlocked;
  // While the panel is closed, the button stays enabled, because it opens the panel. The panel explains what is
  // missing.
  const isHeld = state.step === 'unknown' || (isBlocked && view.isPanelOpen);
  const create = () => {
    if (isLocked) return;
    if (fields.title.trim() === '') view.askTitle();
    else if (isBlocked) view.showPanel();
    else void article.create(starting.status);
  };
  const saving = { isSaving: isSending, isUnconfirmed: state.step === 'unknown', isDirty, copy: draft.copy };
  useHotkeys([['mod+S', create]], [], true);
  return (
    <PortalPage
      isRecord
      portalSlug={portalSlug}
      title={t(original ? m.help_center_new_translation : m.help_center_new_article)}
      parent={<ArticleParentLink portalSlug={portalSlug} view={view} />}
      badge={
        <ArticleStatusLine view={view} line={<SaveStateLine isPublic={false} savedAt={null} {...saving} />} />
      }
      actions={
        <ArticleTools view={view}>
          {/* `aria-disabled` keeps the focus on the button while the outcome is unknown. */}
          <BusyButton loading={isSending} data-disabled={isHeld} aria-disabled={isHeld} onClick={create}>
            {t(CREATE_LABELS[starting.status])}
          </BusyButton>
        </ArticleTools>
      }
    >
      <div className={classes.body}>
        <NewArticleNotices portalSlug={portalSlug} article={article} />
        <ArticleEditor
          isNew
          writing={article}
          isLocked={false}
          {...{ portalSlug, editor, view, locale, original }}
        >
          <ArticleFields
            writing={article}
            readOnly={isLocked}
            categories={offered}
            languageField={
              <LanguageField
                locale={locale}
                allowedLocales={allowedLocales}
                onChoose={(chosen) => {
                  choose(chosen);
                  article.change({ category_id: null });
                }}
              />
            }
            categoryNeeded={categoryNeeded}
            // Hides the field's error about a missing category, because `MissingCategoryNotice` explains the problem.
            isCategoryMissing={
              portal && isCategoryMissing(locale, categories, fields.category_id, original?.category_id)
            }
            allowedLocales={allowedLocales}
            locale={locale}
          >
            <MissingCategoryNotice
              portalSlug={portalSlug}
              locale={locale}
              categories={portal && categories}
              writing={article}
              original={original}
            />
            <SlugForecast title={fields.title} />
            <InitialStatusField
              starting={starting}
              readOnly={isLocked}
              isPortalArchived={portal?.archived === true}
              onGoToLine={(line) => editor.current?.goToLine(line)}
              onReplaceWord={(problem) => replaceTermProblem(article, editor, problem)}
            />
          </ArticleFields>
        </ArticleEditor>
      </div>
      <LeaveGuard
        isDirty={isDirty}
        text={t(draft.copy === 'failed' ? m.help_center_leave_unsaved : m.help_center_leave_unsaved_here)}
        onDiscard={draft.drop}
      />
    </PortalPage>
  );
}

interface NewArticleNoticesProps {
  readonly portalSlug: string;
  readonly article: ReturnType<typeof useNewArticle>;
}

/** Shows notices above the text, such as an unconfirmed create request or an abandoned draft. */
function NewArticleNotices({ portalSlug, article }: NewArticleNoticesProps) {
  const { fields, state, draft, isDirty } = article;
  return (
    <Stack gap="xs" className={classes.notices}>
      {draft.copy === 'failed' && isDirty && <StorageFullNotice />}
      <AbandonedDraftsNotice portalSlug={portalSlug} articleId={null} writing={article} />
      {article.isImageWaiting && <ImageNotice text={fields.content} />}
      {state.step === 'refused' && (
        <ProblemNotice error={state.error} purpose="write" reportedFields={FIELDS_WITH_OWN_ERROR} />
      )}
      <SaveNotice isPage state={state} purpose="creation" onCheckNow={() => void article.checkNow()} />
    </Stack>
  );
}

function SlugForecast({ title }: { readonly title: string }) {
  const t = useT();
  const none = title.trim() === '' ? m.help_center_slug_untitled : m.help_center_slug_none;
  return <ReadOnlyField label={t(m.help_center_slug_preview)}>{predictSlug(title) || t(none)}</ReadOnlyField>;
}
