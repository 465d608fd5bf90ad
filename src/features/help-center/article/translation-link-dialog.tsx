import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { isWritePending } from '~/records/write-state';
import { allArticlesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { NumericIdField } from '~/ui/form/numeric-id-field';
import { SearchableSelect } from '~/ui/form/searchable-select';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { Dialog } from '~/ui/overlay/dialog';
import { getLocaleName } from '../locale-name';
import { listLinkableOriginals } from '../translations/linkable-originals';
import { ArticleSaveNotice } from './editing/article-save-notice';
import type { ArticleEditing } from './editing/use-article-editing';

interface TranslationLinkDialogProps {
  readonly portalSlug: string;
  readonly article: Article;
  readonly editing: ArticleEditing;
  readonly onClose: () => void;
}

/** Links an existing article to another article as its translation. The text of both articles stays unchanged. */
export function TranslationLinkDialog({ portalSlug, article, editing, onClose }: TranslationLinkDialogProps) {
  const t = useT();
  const language = useFormatLocale();
  const { data: articles, error, refetch } = useQuery(allArticlesQuery(useScope(), portalSlug));
  const [chosen, setChosen] = useState<number | null>(null);
  const choices = listLinkableOriginals(articles ?? [], article);
  const title = t(
    article.associated_article_id === null ? m.help_center_link_title : m.translations_relink_title,
  );
  if (articles && choices.length === 0) {
    const isOriginal = articles.some(({ associated_article_id }) => associated_article_id === article.id);
    return <NothingToLink {...{ title, portalSlug, article, isOriginal, onClose }} />;
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={t(m.help_center_link_confirm)}
      color="indigo"
      error={null}
      pending={isWritePending(editing.state)}
      canConfirm={chosen !== null}
      onConfirm={() => {
        if (chosen !== null) void editing.save({ fields: false, associated_article_id: chosen });
      }}
      onClose={onClose}
    >
      {error && <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />}
      {error && <NumericIdField label={t(m.help_center_article_id)} value={chosen} onChange={setChosen} />}
      {!error && (
        <SearchableSelect
          label={t(m.help_center_translation_of)}
          disabled={!articles}
          value={chosen === null ? null : String(chosen)}
          data={choices.map(({ id, title, locale }) => ({
            value: String(id),
            label: `${title} · ${getLocaleName(locale, language)}`,
          }))}
          onChange={(id) => setChosen(id === null ? null : Number(id))}
        />
      )}
      <ArticleSaveNotice editing={editing} />
    </ConfirmDialog>
  );
}

interface NothingToLinkProps extends Pick<TranslationLinkDialogProps, 'portalSlug' | 'article' | 'onClose'> {
  readonly title: string;
  /** True if the article has translations. */
  readonly isOriginal: boolean;
}

/** Explains why no article can be linked, and links to the article's row on the translations page. */
function NothingToLink({ title, portalSlug, article, isOriginal, onClose }: NothingToLinkProps) {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack>
        <Text size="sm">{t(isOriginal ? m.help_center_link_original : m.help_center_link_none)}</Text>
        <Group data-foot justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t(m.common_close)}
          </Button>
          <Button
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$workspace/help-center/$portalSlug/translations"
                params={{ workspace, portalSlug }}
                search={isOriginal ? { search: article.title } : {}}
              />
            )}
          >
            {t(m.help_center_link_see)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Turns a translation into an independent article. */
export function UnlinkDialog({ editing, onClose }: Pick<TranslationLinkDialogProps, 'editing' | 'onClose'>) {
  const t = useT();
  return (
    <ConfirmDialog
      title={t(m.help_center_unlink_title)}
      confirmLabel={t(m.help_center_unlink_confirm)}
      color="indigo"
      error={null}
      pending={isWritePending(editing.state)}
      onConfirm={() => void editing.save({ fields: false, associated_article_id: null })}
      onClose={onClose}
    >
      <Text size="sm">{t(m.help_center_unlink_text)}</Text>
      <ArticleSaveNotice editing={editing} />
    </ConfirmDialog>
  );
}
