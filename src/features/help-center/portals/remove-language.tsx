import { Alert, List, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ProblemNotice } from '~/ui/problem-notice';
import { allArticlesQuery, allCategoriesQuery } from '../everything';
import { localeName } from '../locale-name';
import { useLanguageChange } from './use-language-change';

interface RemoveLanguageProps {
  readonly portalSlug: string;
  readonly locale: string;
  readonly onClose: () => void;
}

/** Counts what nobody could manage any more, and lets the language go only when its code was typed. */
export function RemoveLanguage({ portalSlug, locale, onClose }: RemoveLanguageProps) {
  const t = useT();
  const language = useFormatLocale();
  const scope = useScope();
  const { state, apply } = useLanguageChange(portalSlug);
  const categories = useQuery({ ...allCategoriesQuery(scope, portalSlug), staleTime: 0 });
  const articles = useQuery({ ...allArticlesQuery(scope, portalSlug, { locale }), staleTime: 0 });
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isCounted = categories.isFetchedAfterMount && articles.isFetchedAfterMount;
  const failed = categories.error ?? articles.error;

  const confirm = async () => {
    if (typed.trim() !== locale) setWrong(true);
    else if (isCounted && !failed && (await apply({ remove: locale }))) onClose();
  };
  return (
    <ConfirmDialog
      title={t(m.help_center_remove_language_of, { language: localeName(locale, language) })}
      confirmLabel={t(m.help_center_remove)}
      error={typeof state === 'object' ? state.error : null}
      pending={state === 'sending'}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {failed && <ProblemNotice error={failed} purpose="read" />}
      {!isCounted && !failed && <Skeleton height={80} aria-label={t(m.common_loading)} />}
      {isCounted && (
        <Stack gap="xs">
          <Text size="sm">{t(m.help_center_remove_language_text)}</Text>
          <List size="sm">
            <List.Item>
              {t(m.help_center_count_categories, {
                count: categories.data?.filter((one) => one.locale === locale).length ?? 0,
              })}
            </List.Item>
            <List.Item>{t(m.help_center_count_articles, { count: articles.data?.length ?? 0 })}</List.Item>
            <List.Item>
              {t(m.help_center_count_addresses, {
                count: articles.data?.filter(({ status }) => status === 'published').length ?? 0,
              })}
            </List.Item>
          </List>
        </Stack>
      )}
      <TextInput
        label={t(m.help_center_type_to_confirm, { code: locale })}
        value={typed}
        autoComplete="off"
        error={isWrong && typed.trim() !== locale && t(m.help_center_type_wrong, { code: locale })}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {state === 'no-trace' && <Alert color="yellow">{t(m.help_center_no_trace)}</Alert>}
    </ConfirmDialog>
  );
}
