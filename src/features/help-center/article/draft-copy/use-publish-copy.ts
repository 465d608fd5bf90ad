import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Article } from '~/api/articles';
import type { ApiError } from '~/api/http/api-error';
import type { ArticleText } from '~/drafts/article-drafts';
import { useT } from '~/i18n/use-t';
import { showSavedToast } from '~/records/record-toasts';
import { useSaveRecord } from '~/records/use-record-writing';
import { hasSameValues } from '~/records/values';
import { catchApiError, isWritePending, type SavedOutcome } from '~/records/write-state';
import { getArticleAccess, getArticleValues, toArticleBase } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import type { ArticleEditing } from '../editing/use-article-editing';
import { showArticleStatusToast } from '../layout/show-article-status-toast';
import { getArticleVisibility } from '../publish/public-address';

interface PublishCopyOptions {
  readonly portalSlug: string;
  readonly copyId: number;
  /** The displayed version of the original. If the platform has a newer version, nothing is sent. */
  readonly original: Article;
  readonly isPortalArchived: boolean;
  readonly editing: ArticleEditing;
  /** Loads the original again after a conflict. */
  readonly onConflict: () => void;
}

/**
 * Writes a draft copy over its original. Then archives the copy, but only if the original is confirmed to have the new
 * text.
 */
export function usePublishCopy(options: PublishCopyOptions) {
  const { portalSlug, copyId, original, isPortalArchived, editing, onConflict } = options;
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const [isArchiving, setArchiving] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** Archives the copy. Saves the copy's unsaved fields too, so that the archived copy contains the published text. */
  const archive = async () => {
    setArchiving(true);
    await editing.save({ fields: true, status: 'archived' });
    setArchiving(false);
  };
  const finish = (saved: SavedOutcome<Article>) => {
    const { stored, differing } = saved;
    if (getArticleVisibility(stored.status, isPortalArchived) === 'served')
      showArticleStatusToast(t, scope, stored, isPortalArchived, () => {});
    else showSavedToast(t, scope, stored.title, saved);
    if (differing.length === 0) void archive();
  };
  const shown = getArticleValues(original);
  const saving = useSaveRecord(getArticleAccess(queryClient, scope, portalSlug, original.id), shown, {
    onSaved: finish,
    onConflict,
  });
  return {
    state: saving.state,
    checkNow: saving.checkNow,
    reset: saving.reset,
    /** The error that prevented checking whether the copy was changed. Nothing was sent. */
    failure,
    isArchiving,
    isBusy: isChecking || isArchiving || isWritePending(saving.state) || isWritePending(editing.state),
    archive,
    /**
     * Publishes the text. If the copy has changed on the platform, shows these changes instead of publishing, because
     * the published text wouldn't contain them.
     */
    publish: async (text: ArticleText): Promise<void> => {
      setFailure(null);
      setChecking(true);
      const { read } = getArticleAccess(queryClient, scope, portalSlug, copyId);
      const reading = await catchApiError(read(), (error) => error);
      setChecking(false);
      if ('outcome' in reading) return setFailure(reading.outcome);
      const { updated_at: _, ...opened } = editing.base;
      if (!hasSameValues(getArticleValues(reading.value), opened))
        return editing.compareWith(toArticleBase(reading.value));
      await saving.save({ ...shown, ...text });
    },
  };
}

export type CopyPublishing = ReturnType<typeof usePublishCopy>;
