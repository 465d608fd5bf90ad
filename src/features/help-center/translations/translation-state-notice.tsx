import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Article } from '~/api/articles';
import { getTranslationState, isBehind, type TranslationFreshness } from '~/drafts/translation-state';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { useTranslationState } from './use-translation-state';

// The dialog is loaded on demand, because writing doesn't need the diff.
const OriginalChanges = createLazyPart(() => import('./original-changes-dialog'), 'OriginalChangesDialog');

const SENTENCES = {
  current: m.translations_current,
  behind: m.translations_behind,
  'assumed-current': m.translations_assumed_current,
  'assumed-behind': m.translations_assumed_behind,
} as const satisfies Record<TranslationFreshness, unknown>;

interface TranslationStateNoticeProps {
  readonly article: Article;
  readonly original: Article;
}

/**
 * Links to the original of a translation, and shows whether the translation still matches the original. Offers actions
 * if it doesn't match.
 */
export function TranslationStateNotice({ article, original }: TranslationStateNoticeProps) {
  const t = useT();
  const scope = useScope();
  const found = useTranslationState(article, original);
  // Until the comparison is loaded, shows the state derived from dates, so that the layout doesn't shift.
  const state = found?.standing ?? getTranslationState(article, original, new Map());
  const [isShown, setShown] = useState(false);
  const params = { workspace: scope.slug, portalSlug: article.portal_slug, articleId: String(original.id) };
  return (
    <Stack component="section" gap={4} aria-label={t(m.help_center_translation_of)}>
      <Text size="sm">
        {t(m.help_center_translation_of)}:{' '}
        <Link to="/$workspace/help-center/$portalSlug/articles/$articleId" params={params}>
          {original.title}
        </Link>
      </Text>
      <Text size="sm" role="status" mih="2.5rem" {...(found?.isBehind && { c: 'var(--warn)' })}>
        {found && t(SENTENCES[found.standing])}
      </Text>
      <Stack gap={4} align="start" style={{ visibility: found ? 'visible' : 'hidden' }}>
        {isBehind(state) && (
          <Button
            ref={moveFocusOnRemoval}
            variant="default"
            size="compact-sm"
            {...createPreloadHandlers(OriginalChanges)}
            onClick={() => setShown(true)}
          >
            {t(m.translations_what_changed)}
          </Button>
        )}
        {state !== 'current' && (
          <Button
            ref={moveFocusOnRemoval}
            variant="default"
            size="compact-sm"
            onClick={() => void found?.check()}
          >
            {t(m.translations_check)}
          </Button>
        )}
      </Stack>
      <Text size="xs" c="dimmed">
        {t(found?.isInVain ? m.translations_check_not_saved : m.translations_checks_storage_note)}
      </Text>
      {found && isShown && (
        <LazyPartBoundary asked={isShown}>
          <OriginalChanges found={found} original={original} onClose={() => setShown(false)} />
        </LazyPartBoundary>
      )}
    </Stack>
  );
}
