import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { CopyButton } from '~/ui/copy-button';
import { ProblemNotice } from '~/ui/problem-notice';
import type { SaveState } from './save-state';

interface SaveNoticeProps {
  readonly state: SaveState;
  readonly portalSlug: string;
  /** The text as it stands, for those who want to take it elsewhere. */
  readonly text: string;
  readonly onTryAgain: () => void;
  /** Makes the article anew where it was deleted. */
  readonly onCreateAnew?: () => void;
}

/** What became of the last save, where it wasn't simply done. */
export function SaveNotice({ state, portalSlug, text, onTryAgain, onCreateAnew }: SaveNoticeProps) {
  const t = useT();
  const scope = useScope();
  const copy = (
    <CopyButton
      value={text}
      label={t(m.help_center_copy_mine)}
      copiedLabel={t(m.help_center_copied)}
      describedAs={t(m.help_center_copy_mine)}
    />
  );
  const notice = (color: string, title: string, words: string, actions: ReactNode) => (
    <Alert color={color} role="alert" title={title}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{words}</Text>
        <Group gap="xs">{actions}</Group>
      </Stack>
    </Alert>
  );
  const again = (
    <Button variant="default" size="compact-sm" onClick={onTryAgain}>
      {t(m.common_retry)}
    </Button>
  );
  switch (state.step) {
    case 'idle':
    case 'sending':
    case 'saved':
      return null;
    case 'deleted':
      return notice('green', t(m.help_center_deleted), t(m.help_center_deleted_text), copy);
    case 'no-trace':
      return notice('yellow', t(m.help_center_not_saved), t(m.help_center_not_saved_text), again);
    case 'unknown':
      return notice('red', t(m.errors_outcome_unknown_title), t(m.help_center_unknown_text), again);
    case 'gone':
      return notice(
        'yellow',
        t(m.help_center_gone),
        t(m.help_center_gone_text),
        <>
          {copy}
          {onCreateAnew && (
            <Button size="compact-sm" onClick={onCreateAnew}>
              {t(m.help_center_create_anew)}
            </Button>
          )}
        </>,
      );
    case 'found':
      return notice(
        'yellow',
        t(m.help_center_found),
        t(m.help_center_found_text),
        <Link
          to="/$workspace/help-center/$portalSlug/articles/$articleId"
          params={{ workspace: scope.slug, portalSlug, articleId: String(state.articleId) }}
        >
          {t(m.help_center_open_it)}
        </Link>,
      );
    case 'not-sent':
      return (
        <>
          {notice('yellow', t(m.help_center_not_sent), t(m.help_center_not_sent_text), again)}
          <ProblemNotice error={state.error} purpose="read" />
        </>
      );
    case 'refused':
    case 'failed':
      return <ProblemNotice error={state.error} purpose="write" />;
  }
}
