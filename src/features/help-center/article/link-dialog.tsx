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
import { NumberEntry } from '~/ui/number-entry';
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
  const { data: articles, error, refetch } = useQuery(allArticlesQuery(useScope(), portalSlug));
  const [chosen, setChosen] = useState<number | null>(null);
  const choices = linkChoices(articles ?? [], article);
  const isNone = articles !== undefined && choices.length === 0;
  return (
    <ConfirmDialog
      title={t(
        article.associated_article_id === null ? m.help_center_link_title : m.translations_relink_title,
      )}
      confirmLabel={t(m.help_center_link_confirm)}
      color="indigo"
      error={null}
      pending={isPending(editing.state)}
      canConfirm={chosen !== null}
      onConfirm={() => {
        if (chosen !== null) void editing.save({ fields: false, associated_article_id: chosen });
      }}
      onClose={onClose}
    >
      {error && <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />}
      {error && <NumberEntry label={t(m.help_center_article_number)} value={chosen} onChange={setChosen} />}
      {isNone && <Text size="sm">{t(m.help_center_link_none)}</Text>}
      {!error && !isNone && (
        <Select
          {...longChoices}
          label={t(m.help_center_translation_of)}
          disabled={!articles}
          value={chosen === null ? null : String(chosen)}
          data={choices.map(({ id, title, locale }) => ({
            value: String(id),
            label: `${title} · ${localeName(locale, language)}`,
          }))}
          onChange={(id) => setChosen(id === null ? null : Number(id))}
        />
      )}
      <ArticleSaveNotice editing={editing} />
    </ConfirmDialog>
  );
}

/** Makes a translation an article of its own again. */
export function UnlinkDialog({ editing, onClose }: Pick<LinkDialogProps, 'editing' | 'onClose'>) {
  const t = useT();
  return (
    <ConfirmDialog
      title={t(m.help_center_unlink_title)}
      confirmLabel={t(m.help_center_unlink_confirm)}
      color="indigo"
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
