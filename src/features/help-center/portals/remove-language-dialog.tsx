import { Code, List, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Portal } from '~/api/portals';
import { UsageOverview } from '~/domain/usage-overview';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { showSavedToast } from '~/records/record-toasts';
import { useSaveRecord } from '~/records/use-record-writing';
import { isWritePending } from '~/records/write-state';
import { allArticlesQuery, allCategoriesQuery } from '~/resources/portal-queries';
import { getPortalLanguageAccess } from '~/resources/portal-record';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { LoadingBars } from '~/ui/page/loading-bars';
import { getLocaleName } from '../locale-name';
import { LanguageSaveNotice } from './language-save-notice';

interface RemoveLanguageDialogProps {
  readonly portal: Portal;
  readonly locale: string;
  readonly onClose: () => void;
}

/**
 * Confirms the removal of a language. Shows how much content is affected, if it can be counted, and asks the user to
 * type the language code.
 */
export function RemoveLanguageDialog({ portal, locale, onClose }: RemoveLanguageDialogProps) {
  const t = useT();
  const language = useFormatLocale();
  const scope = useScope();
  const access = getPortalLanguageAccess(useQueryClient(), scope, portal.slug, locale);
  const { state, save, checkNow } = useSaveRecord(
    access,
    { isAllowed: true },
    {
      onSaved: (saved) => {
        if (saved.differing.length > 0) return;
        onClose();
        showSavedToast(t, scope, saved.stored.name, saved);
      },
    },
  );
  const categories = useQuery({ ...allCategoriesQuery(scope, portal.slug), staleTime: 0 });
  const articles = useQuery({ ...allArticlesQuery(scope, portal.slug, { locale }), staleTime: 0 });
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isCounted = categories.isFetchedAfterMount && articles.isFetchedAfterMount;
  const failing = [categories, articles].find(({ error }) => error);
  const failed = failing?.error ?? null;

  // Splits the sentence at the code, because the code is styled differently.
  const [before, after] = t(m.help_center_type_to_confirm, { code: '\n' }).split('\n');

  const confirm = () => {
    if (typed.trim() !== locale) setWrong(true);
    else if (isCounted) void save({ isAllowed: false });
  };
  return (
    <ConfirmDialog
      title={t(m.help_center_remove_language_of, { language: getLocaleName(locale, language) })}
      confirmLabel={t(m.common_remove)}
      error={state.step === 'refused' ? state.error : null}
      pending={isWritePending(state)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {failing && failed && failed.kind !== 'switched-off' && (
        <ProblemNotice error={failed} purpose="read" onRetry={() => void failing.refetch()} />
      )}
      {!isCounted && <LoadingBars heights={[80]} />}
      {isCounted && (
        <Stack gap="xs">
          <Text size="sm">
            {t(
              portal.archived
                ? m.help_center_remove_language_archived_text
                : m.help_center_remove_language_text,
            )}
          </Text>
          <List size="sm">
            <List.Item>
              {categories.isSuccess
                ? t(m.help_center_count_categories, {
                    count: categories.data.filter((one) => one.locale === locale).length,
                  })
                : t(m.help_center_categories_uncounted)}
            </List.Item>
            <List.Item>
              {articles.isSuccess
                ? t(m.help_center_count_articles, { count: articles.data.length })
                : t(m.help_center_articles_uncounted)}
            </List.Item>
            {!portal.archived && articles.isSuccess && (
              <List.Item>
                {t(m.help_center_count_addresses, {
                  count: articles.data.filter(({ status }) => status === 'published').length,
                })}
              </List.Item>
            )}
          </List>
          <Text size="sm" fw={500}>
            {t(m.uses_title)}
          </Text>
          <UsageOverview
            target={{ kind: 'locale', id: null, names: [locale, locale.replaceAll('_', '-')] }}
          />
        </Stack>
      )}
      <TextInput
        label={
          <>
            {before}
            <Code>{locale}</Code>
            {after}
          </>
        }
        value={typed}
        autoComplete="off"
        error={isWrong && typed.trim() !== locale && t(m.help_center_type_wrong, { code: locale })}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <LanguageSaveNotice state={state} onCheckNow={() => void checkNow()} />
    </ConfirmDialog>
  );
}
