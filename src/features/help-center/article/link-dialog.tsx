import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { isPending } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { longChoices } from '~/ui/long-choices';
import { ProblemNotice } from '~/ui/problem-notice';
import { localeName } from '../locale-name';
import { allArticlesQuery } from '../portal-queries';
import { linkChoices } from '../translations/link-choices';
import { ArticleSaveNotice } from './article-save-notice';
import type { ArticleEditing } from './use-article-editing';

interface LinkDialogProps {
  readonly portalSlug: string;
  readonly article: Article;
  readonly editing: ArticleEditing;
  readonly onClose: () => void;
}

/** Makes an article that is there the translation of another one. Its texts stay untouched. */
export function LinkDialog({ portalSlug, article, editing, onClose }: LinkDialogProps) {
  const t = useT();
  const language = useFormatLocale();
  const { data: articles, error } = useQuery(allArticlesQuery(useScope(), portalSlug));
  const [chosen, setChosen] = useState<string | null>(null);
  const choices = linkChoices(articles ?? [], article);
  const root = choices.find(({ id }) => String(id) === chosen);
  return (
    <ConfirmDialog
      title={t(m.help_center_link)}
      confirmLabel={t(m.help_center_link_confirm)}
      color="indigo"
      error={null}
      pending={isPending(editing.state)}
      onConfirm={() => {
        if (root) void editing.save({ fields: false, associated_article_id: root.id });
      }}
      onClose={onClose}
    >
      {error && <ProblemNotice error={error} purpose="read" />}
      {articles && choices.length === 0 && <Text size="sm">{t(m.help_center_link_none)}</Text>}
      <Select
        {...longChoices}
        label={t(m.help_center_translation_of)}
        disabled={choices.length === 0}
        value={chosen}
        data={choices.map(({ id, title, locale }) => ({
          value: String(id),
          label: `${title} · ${localeName(locale, language)}`,
        }))}
        onChange={setChosen}
      />
      <ArticleSaveNotice editing={editing} />
    </ConfirmDialog>
  );
}

/** Makes a translation an article of its own again. */
export function UnlinkDialog({ editing, onClose }: Pick<LinkDialogProps, 'editing' | 'onClose'>) {
  const t = useT();
  return (
    <ConfirmDialog
      title={t(m.help_center_unlink)}
      confirmLabel={t(m.help_center_unlink_confirm)}
      error={null}
      pending={isPending(editing.state)}
      onConfirm={() => void editing.save({ fields: false, associated_article_id: null })}
      onClose={onClose}
    >
      <Text size="sm">{t(m.help_center_unlink_text)}</Text>
      <ArticleSaveNotice editing={editing} />
    </ConfirmDialog>
  );
}
