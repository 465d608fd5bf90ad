import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleDraft } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { shortenText } from '~/lib/text/shorten-text';
import { InterruptedWriteNotice } from '~/records/form/restored-draft-notice';
import { UnrestoredTextsNotice } from '~/records/form/unrestored-texts-notice';
import { isWritePending, type WriteState } from '~/records/write-state';
import { EMPTY_ARTICLE, getArticleAccess, getArticleCreation } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { Dialog } from '~/ui/overlay/dialog';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import type { ArticleEditing } from './use-article-editing';
import { useCategoryName } from './use-category-name';

const ArticleDifference = createLazyPart(() => import('../conflict/article-difference'), 'ArticleDifference');

interface AbandonedDraftsNoticeProps {
  readonly portalSlug: string;
  /** The article's ID, or null for an article that isn't created yet. */
  readonly articleId: number | null;
  readonly writing: Pick<ArticleEditing, 'fields' | 'draft' | 'takeDraft'> & {
    readonly state: WriteState<unknown>;
  };
}

/** Offers unsaved drafts of earlier visits. The user reviews the differences before restoring a draft. */
export function AbandonedDraftsNotice({ portalSlug, articleId, writing }: AbandonedDraftsNoticeProps) {
  const t = useT();
  const { draftKey, abandonedDrafts, forget } = writing.draft;
  const scope = useScope();
  const queryClient = useQueryClient();
  const target =
    articleId === null
      ? { creation: getArticleCreation(queryClient, scope, portalSlug), emptyValues: EMPTY_ARTICLE }
      : { access: getArticleAccess(queryClient, scope, portalSlug, articleId) };
  const categoryName = useCategoryName(portalSlug);
  const language = useFormatLocale();
  const [looking, setLooking] = useState<ArticleDraft | null>(null);
  const time = (at: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
  const unrestored = <UnrestoredTextsNotice draftKey={draftKey} />;
  if (abandonedDrafts.length === 0) return unrestored;
  return (
    <>
      {unrestored}
      {writing.state.step === 'idle' && <InterruptedWriteNotice target={target} />}
      <Alert color="blue" title={t(m.help_center_abandoned_title)}>
        <Stack gap="xs">
          {abandonedDrafts.map((draft) => (
            <Group key={draft.tab} gap="xs">
              <Text size="sm" className="raw-text">
                <bdi>{shortenText(draft.mine.title.trim()) || t(m.help_center_untitled)}</bdi> ·{' '}
                {t(m.help_center_abandoned, { time: time(draft.at) })}
              </Text>
              <Button variant="default" size="compact-sm" onClick={() => setLooking(draft)}>
                {t(m.common_compare)}
              </Button>
              <Button
                size="compact-sm"
                disabled={isWritePending(writing.state)}
                onClick={() => writing.takeDraft(draft)}
              >
                {t(m.common_restore)}
              </Button>
              <Button
                ref={moveFocusOnRemoval}
                variant="subtle"
                color="red"
                size="compact-sm"
                onClick={() => void forget(draft)}
              >
                {t(m.common_discard)}
              </Button>
            </Group>
          ))}
        </Stack>
        {looking && (
          <Dialog
            size="45rem"
            title={t(m.help_center_abandoned, { time: time(looking.at) })}
            onClose={() => setLooking(null)}
          >
            <ArticleDifference before={writing.fields} after={looking.mine} categoryName={categoryName} />
          </Dialog>
        )}
      </Alert>
    </>
  );
}
