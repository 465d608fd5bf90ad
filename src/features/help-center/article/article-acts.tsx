import { Alert, Button, Menu, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteArticle, getArticle } from '~/api/articles';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import { readKey } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { ArticleWork } from './use-article-work';

interface ArticleActsProps {
  readonly portalSlug: string;
  readonly articleId: number;
  readonly work: ArticleWork;
}

type Act = 'unpublish' | 'archive' | 'delete';

/** What can be done with an article beside writing it. Its unsaved words stay untouched. */
export function ArticleActs({ portalSlug, articleId, work }: ArticleActsProps) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<Act | null>(null);
  const [removal, setRemoval] = useState<'idle' | 'sending' | 'still-there' | ApiError>('idle');
  const { status, title } = work.base;
  const isSending = work.saving.step === 'sending' || removal === 'sending';
  const params = { portalSlug, articleId };

  const gone = async () => {
    work.setSaving({ step: 'deleted' });
    await work.local.drop();
    setAsking(null);
    await queryClient.invalidateQueries({ queryKey: readKey(scope, 'articles', 'list') });
    await navigate({
      to: '/$workspace/help-center/$portalSlug',
      params: { workspace: scope.slug, portalSlug },
      ignoreBlocker: true,
    });
  };
  const remove = async (): Promise<void> => {
    setRemoval('sending');
    try {
      await call(deleteArticle, { scope, params });
      await gone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'not-found') return gone();
      if (!mayHaveHappened(error)) return setRemoval(error);
      const left = await call(getArticle, { scope, params }).then(
        () => 'still-there' as const,
        (failed: unknown) => (isApiError(failed, 'not-found') ? 'gone' : error),
      );
      if (left === 'gone') await gone();
      else setRemoval(left);
    }
  };
  const confirm = async () => {
    if (asking === 'delete') return remove();
    const isDone = await work.save({ words: false, status: asking === 'archive' ? 'archived' : 'draft' });
    if (isDone || asking !== null) setAsking(null);
  };
  const words = {
    unpublish: [t(m.help_center_unpublish), t(m.help_center_unpublish_text)],
    archive: [t(m.help_center_archive), t(m.help_center_archive_text)],
    delete: [t(m.common_delete), t(m.help_center_delete_text, { title })],
  } as const;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle">{t(m.common_actions)}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {status === 'published' && (
            <Menu.Item onClick={() => setAsking('unpublish')}>{t(m.help_center_unpublish)}</Menu.Item>
          )}
          {status === 'archived' ? (
            <Menu.Item onClick={() => void work.save({ words: false, status: 'draft' })}>
              {t(m.help_center_unarchive)}
            </Menu.Item>
          ) : (
            <Menu.Item onClick={() => setAsking('archive')}>{t(m.help_center_archive)}</Menu.Item>
          )}
          <Menu.Item color="red" onClick={() => setAsking('delete')}>
            {t(m.common_delete)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking && (
        <ConfirmDialog
          title={`${words[asking][0]}: ${title}`}
          confirmLabel={words[asking][0]}
          error={isApiError(removal) ? removal : null}
          pending={isSending}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(null)}
        >
          <Text size="sm" className="raw-text">
            {words[asking][1]}
          </Text>
          {removal === 'still-there' && <Alert color="yellow">{t(m.help_center_still_there)}</Alert>}
        </ConfirmDialog>
      )}
    </>
  );
}
