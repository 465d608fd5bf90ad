import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { Article } from '~/api/articles';
import type { ApiError } from '~/api/http/api-error';
import { type ArticleText, getArticleDraftKey, storeArticleVersion } from '~/drafts/article-drafts';
import { createArticleKnowledgeStore } from '~/drafts/record-checks';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { findUnfinishedUploads } from '~/lib/markdown/upload-placeholder';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { SaveNotice } from '~/records/form/save-notice';
import { useNavigateWhileMounted } from '~/records/form/use-navigate-while-mounted';
import { showCreatedToast } from '~/records/record-toasts';
import { useCreateRecord } from '~/records/use-record-writing';
import { hasSameValues } from '~/records/values';
import { catchApiError, isWritePending, type SavedOutcome } from '~/records/write-state';
import {
  getArticleAccess,
  getArticleCreation,
  getArticleValues,
  toArticleBase,
} from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { ImageNotice } from '../editing/image-notice';
import type { ArticleEditing } from '../editing/use-article-editing';
import { useReportDuplicates } from '../editing/use-report-duplicates';

interface SaveCopyDialogProps {
  readonly portalSlug: string;
  readonly articleId: number;
  readonly editing: ArticleEditing;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly onClose: () => void;
}

/**
 * Creates a draft with the current text of a published article, and opens the draft. The published article isn't
 * changed.
 */
export function SaveCopyDialog({ portalSlug, articleId, editing, editor, onClose }: SaveCopyDialogProps) {
  const t = useT();
  const { fields, base } = editing;
  const getTitle = ({ title }: ArticleText) => `${t(m.help_center_draft_copy, { id: articleId })}: ${title}`;
  const { state, save, checkNow, isChecking, failure, isImageWaiting } = useSaveCopy({
    ...{ portalSlug, articleId, editing, editor, getTitle },
  });
  return (
    <ConfirmDialog
      title={t(m.help_center_save_copy_title, { title: base.title || t(m.help_center_untitled) })}
      confirmLabel={t(m.help_center_save_copy)}
      color="indigo"
      error={state.step === 'refused' ? state.error : null}
      pending={isChecking || isWritePending(state)}
      canConfirm={state.step !== 'unknown'}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Text size="sm" className="raw-text">
        {t(m.help_center_save_copy_text, { name: getTitle(fields) })}
      </Text>
      <Text size="sm">{t(m.help_center_save_copy_keep_title)}</Text>
      {isImageWaiting && <ImageNotice text={fields.content} />}
      {failure && (
        <ProblemNotice
          error={failure}
          purpose="read"
          meaning={{ title: t(m.records_not_sent_title), text: t(m.records_not_sent) }}
        />
      )}
      <SaveNotice state={state} purpose="creation" onCheckNow={() => void checkNow()} />
    </ConfirmDialog>
  );
}

interface SaveCopyOptions extends Omit<SaveCopyDialogProps, 'onClose'> {
  readonly getTitle: (text: ArticleText) => string;
}

function useSaveCopy({ portalSlug, articleId, editing, editor, getTitle }: SaveCopyOptions) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const goOn = useNavigateWhileMounted();
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isImageWaiting, setImageWaiting] = useState(false);
  /** The version of the original that is copied. */
  const copied = useRef<Article>(null);

  const openCopy = async (created: SavedOutcome<Article>, mine: ArticleText) => {
    const { stored, differing } = created;
    if (copied.current)
      void createArticleKnowledgeStore(queryClient, scope, portalSlug).checked(stored, copied.current);
    // Keeps the text in the history of the original, because the original's draft is discarded.
    const place = getArticleDraftKey(scope, portalSlug, articleId);
    await storeArticleVersion({ place, at: Date.now(), kind: 'typed', mine });
    if (differing.length === 0) await editing.draft.drop();
    showCreatedToast(t, scope, stored.title, created);
    await goOn({
      to: '/$workspace/help-center/$portalSlug/articles/$articleId',
      params: { workspace: scope.slug, portalSlug, articleId: String(stored.id) },
      search: {},
      ignoreBlocker: true,
    });
  };
  const creation = useCreateRecord(getArticleCreation(queryClient, scope, portalSlug), {
    onCreated: (created) => void openCopy(created, editing.flush()),
    onDuplicates: useReportDuplicates(portalSlug),
  });
  const save = async () => {
    if (editor.current?.verify() === false) return;
    const mine = editing.flush();
    const isWaiting = findUnfinishedUploads(mine.content).length > 0;
    setImageWaiting(isWaiting);
    setFailure(null);
    if (isWaiting) return;
    // If the article changed on the platform, asks the user to merge first. Otherwise the copy would lack these
    // changes, and nobody could tell which changes it lacks.
    setChecking(true);
    const { read } = getArticleAccess(queryClient, scope, portalSlug, articleId);
    const reading = await catchApiError(read(), (error) => error);
    setChecking(false);
    if ('outcome' in reading) return setFailure(reading.outcome);
    const { updated_at: _, ...opened } = editing.base;
    if (!hasSameValues(getArticleValues(reading.value), opened))
      return editing.compareWith(toArticleBase(reading.value));
    copied.current = reading.value;
    await creation.create({ ...mine, title: getTitle(mine), associated_article_id: null, status: 'draft' });
  };
  return { ...creation, save, isChecking, failure, isImageWaiting };
}
