import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Article } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { showDuplicates } from '~/records/duplicates-toast';
import { SaveNotice } from '~/records/save-notice';
import { isPending } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { LeaveGuard } from '~/ui/leave-guard';
import { ProblemNotice } from '~/ui/problem-notice';
import { showSuccess } from '~/ui/toast';
import type { MarkdownEditorHandle } from '../editor/editor-handle';
import { useImageHosts } from '../image-hosts';
import { PortalPage } from '../portal-page';
import { allCategoriesQuery } from '../portal-queries';
import { slugForecast } from '../preview/slug-forecast';
import { AbandonedDraftsNotice } from './abandoned-drafts-notice';
import classes from './article.module.css';
import { ArticleEditor } from './article-editor';
import { ArticleFields } from './article-fields';
import { ImageNotice } from './image-notice';
import { LanguageField } from './language-field';
import { SaveLine } from './save-line';
import { useArticleLanguage } from './use-article-language';
import { useNewArticle } from './use-new-article';
import { useSaveKey } from './use-save-key';

interface NewArticleProps {
  readonly portalSlug: string;
  readonly categoryId: number | null;
  /** The article that this one will translate. */
  readonly original: Article | undefined;
  readonly onCreated: (articleId: number) => void;
}

/** An article that isn't there yet. The slug that its title will probably give is shown before. */
export function NewArticle({ portalSlug, categoryId, original, onCreated }: NewArticleProps) {
  const t = useT();
  const hosts = useImageHosts();
  const scope = useScope();
  const editor = useRef<MarkdownEditorHandle>(null);
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const navigate = useNavigate();
  const article = useNewArticle(
    portalSlug,
    { title: '', description: '', content: '', category_id: categoryId },
    original ? (original.associated_article_id ?? original.id) : null,
    {
      onCreated: ({ stored, wasLost }) => {
        if (wasLost) showSuccess({ message: t(m.help_center_created_found, { name: stored.title }) });
        onCreated(stored.id);
      },
      onDuplicates: (duplicates, created) =>
        showDuplicates(t, {
          ids: [created, ...duplicates].map(({ id }) => id),
          onOpen: (id) =>
            void navigate({
              to: '/$workspace/help-center/$portalSlug/articles/$articleId',
              params: { workspace: scope.slug, portalSlug, articleId: String(id) },
            }),
        }),
    },
  );
  const { fields, state, draft } = article;
  const { locale, choose, offered, categoryNeeded } = useArticleLanguage(
    portal,
    categories,
    fields.category_id,
  );
  const slug = slugForecast(fields.title);
  const isSending = isPending(state);
  // What is found out next may open its page: nothing is typed meanwhile that would be lost.
  const isLocked = isSending || state.step === 'unknown';
  const create = async () => {
    if (!isLocked && !categoryNeeded) await article.create();
  };
  useSaveKey(() => void create());
  const title = t(original ? m.help_center_new_translation : m.help_center_new_article);
  return (
    <PortalPage portalSlug={portalSlug} title={title}>
      <div className={classes.bar}>
        <SaveLine
          isSaving={isSending}
          savedAt={null}
          isPublic={false}
          isDirty={article.isDirty}
          copy={draft.copy}
        />
        <span className={classes.grow} />
        <Button
          loading={isSending}
          disabled={categoryNeeded !== undefined || state.step === 'unknown'}
          onClick={() => void create()}
        >
          {t(m.help_center_create_draft)}
        </Button>
      </div>
      <Stack gap="xs">
        {draft.copy === 'failed' && article.isDirty && (
          <Alert color="red">{t(m.help_center_store_full)}</Alert>
        )}
        <AbandonedDraftsNotice
          abandonedDrafts={draft.abandonedDrafts}
          mine={fields}
          categoryName={(id) => categories.find((one) => one.id === id)?.name ?? t(m.help_center_no_category)}
          onRestore={(abandoned) => {
            article.replace(abandoned.mine);
            editor.current?.replaceAll(abandoned.mine.content);
            void draft.forget(abandoned);
          }}
          onDiscard={(abandoned) => void draft.forget(abandoned)}
        />
        {article.isImageWaiting && <ImageNotice text={fields.content} />}
        {state.step === 'refused' && <ProblemNotice error={state.error} purpose="write" />}
        {!isSending && (
          <SaveNotice state={state} purpose="creation" onCheckAgain={() => void article.checkAgain()} />
        )}
      </Stack>
      <ArticleEditor
        editor={editor}
        fields={fields}
        onText={article.onText}
        imageHosts={hosts}
        locale={locale}
        isLocked={isLocked}
        original={original && { title: original.title, content: original.content ?? '' }}
      >
        <ArticleFields
          fields={fields}
          setField={article.setField}
          readOnly={isLocked}
          categories={offered}
          languageField={
            <LanguageField
              locale={locale}
              allowedLocales={portal?.allowed_locales ?? []}
              onChoose={(chosen) => {
                choose(chosen);
                article.setField('category_id', null);
              }}
            />
          }
          categoryNeeded={categoryNeeded}
          allowedLocales={portal?.allowed_locales ?? []}
          locale={locale}
          error={state.step === 'refused' ? state.error : null}
        >
          <div>
            <Text size="sm" fw={500}>
              {t(m.help_center_slug_forecast)}
            </Text>
            <Text size="sm" className="raw-text">
              {slug === '' ? t(m.help_center_slug_none) : slug}
            </Text>
          </div>
        </ArticleFields>
      </ArticleEditor>
      <LeaveGuard
        isDirty={article.isDirty}
        text={t(draft.copy === 'failed' ? m.help_center_leave_lost : m.help_center_leave_kept)}
        onDiscard={draft.drop}
      />
    </PortalPage>
  );
}
