import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Article } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { MarkdownEditorHandle } from '../editor/editor-handle';
import { allCategoriesQuery } from '../everything';
import { imageHosts } from '../image-hosts';
import { PortalPage } from '../portal-page';
import { slugForecast } from '../preview/slug-forecast';
import classes from './article.module.css';
import { ArticleFields } from './article-fields';
import { LeaveGuard } from './leave-guard';
import { LeftoversNotice } from './leftovers-notice';
import { SaveLine } from './save-line';
import { SaveNotice } from './save-notice';
import { useNewArticle } from './use-new-article';
import { useSaveKey } from './use-save-key';
import { WritingDesk } from './writing-desk';

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
  const scope = useScope();
  const editor = useRef<MarkdownEditorHandle>(null);
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const work = useNewArticle(
    portalSlug,
    { title: '', description: '', content: '', category_id: categoryId },
    original ? (original.associated_article_id ?? original.id) : null,
  );
  const { words, saving, local } = work;
  const category = categories.find(({ id }) => id === words.category_id);
  const defaultLocale = portal?.default_locale ?? 'en';
  const slug = slugForecast(words.title);
  const isSending = saving.step === 'sending';
  const create = async () => {
    if (isSending) return;
    const article = await work.create();
    if (article) onCreated(article.id);
  };
  useSaveKey(() => void create());
  return (
    <PortalPage
      portalSlug={portalSlug}
      title={t(original ? m.help_center_new_translation : m.help_center_new_article)}
    >
      <div className={classes.bar}>
        <SaveLine saving={saving} isDirty={work.isDirty} copy={local.copy} />
        <span className={classes.grow} />
        <Button loading={isSending} onClick={() => void create()}>
          {t(m.help_center_create_draft)}
        </Button>
      </div>
      <Stack gap="xs">
        {local.copy === 'failed' && work.isDirty && <Alert color="red">{t(m.help_center_store_full)}</Alert>}
        <LeftoversNotice
          leftovers={local.leftovers}
          mine={words}
          categoryName={(id) => categories.find((one) => one.id === id)?.name ?? t(m.help_center_no_category)}
          onRestore={(draft) => {
            work.replace(draft.mine);
            editor.current?.replaceAll(draft.mine.content);
            void local.forget(draft);
          }}
          onDiscard={(draft) => void local.forget(draft)}
        />
        <SaveNotice
          state={saving}
          portalSlug={portalSlug}
          text={words.content}
          onTryAgain={() => void create()}
        />
      </Stack>
      <WritingDesk
        editor={editor}
        words={words}
        onText={work.onText}
        imageHosts={imageHosts()}
        locale={category?.locale ?? defaultLocale}
        isLocked={isSending}
        original={original && { title: original.title, content: original.content ?? '' }}
      >
        <ArticleFields
          words={words}
          setField={work.setField}
          categories={categories}
          allowedLocales={portal?.allowed_locales ?? []}
          locale={category?.locale ?? defaultLocale}
          error={saving.step === 'refused' ? saving.error : null}
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
      </WritingDesk>
      <LeaveGuard
        shouldAsk={() => work.isDirty && !work.isCreated()}
        isKept={local.copy !== 'failed'}
        onDiscard={local.drop}
      />
    </PortalPage>
  );
}
