import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { hasSameValues } from '~/records/values';
import { getArticleValues, pickArticleText } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { Banner } from '~/ui/notice/banner';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { getArticleName } from '../../article-name';
import { parseDraftCopyTitle } from '../../draft-copy-title';
import type { ArticleEditing } from '../editing/use-article-editing';
import { PublishCopyDialog } from './publish-copy-dialog';
import { PublishOutcome } from './publish-outcome';
import type { DraftCopy } from './use-draft-copy';
import { usePublishCopy } from './use-publish-copy';

interface DraftCopyNoticeProps {
  readonly portalSlug: string;
  readonly copy: DraftCopy;
  /** The stored version of the draft copy. */
  readonly article: Article;
  readonly editing: ArticleEditing;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly isPortalArchived: boolean;
  /** True while the publish dialog is open. */
  readonly isPublishing: boolean;
  readonly onClose: () => void;
}

/** Explains that the open article is a draft copy, and how it relates to the original. */
export function DraftCopyNotice(props: DraftCopyNoticeProps) {
  const { copy, editing } = props;
  const t = useT();
  if (copy.original) return <CopyOfOriginal {...props} original={copy.original} />;
  if (copy.error) return <ProblemNotice error={copy.error} purpose="read" onRetry={copy.refetch} />;
  if (!copy.isUnknown || editing.base.status !== 'draft') return null;
  return (
    <Banner tone="warn" role="status" title={t(m.help_center_copy_notice)}>
      {t(m.help_center_copy_unknown, { id: copy.originalId })}
    </Banner>
  );
}

/** Returns the text to write to the original, which is the copy's text without the prefix of the copy's title. */
const getTextForOriginal = ({ fields }: ArticleEditing) => ({
  ...fields,
  title: parseDraftCopyTitle(fields.title)?.title ?? fields.title,
});

interface CopyOfOriginalProps extends DraftCopyNoticeProps {
  readonly original: Article;
}

function CopyOfOriginal(props: CopyOfOriginalProps) {
  const { portalSlug, copy, article, original, editing, isPortalArchived, isPublishing, onClose } = props;
  const t = useT();
  const params = { workspace: useScope().slug, portalSlug, articleId: String(original.id) };
  const publishing = usePublishCopy({
    ...{ portalSlug, original, isPortalArchived, editing },
    copyId: article.id,
    onConflict: copy.refetch,
  });
  const { state, archive, isArchiving, isBusy } = publishing;
  const { status } = editing.base;
  // Hides the outcome once the copy is archived, because nothing remains to be done.
  if (status === 'archived' && state.step === 'saved') publishing.reset();
  const text = getTextForOriginal(editing);
  const isSame = hasSameValues(text, pickArticleText(getArticleValues(original)));
  const isLeft = status === 'draft' && state.step === 'saved' && !isArchiving;
  const sentence = () => {
    if (status === 'archived') return m.help_center_copy_archived;
    if (status === 'published') return m.help_center_copy_public;
    if (isSame) return m.help_center_copy_same;
    return original.updated_at >= article.created_at ? m.help_center_copy_newer : m.help_center_copy_text;
  };
  return (
    <>
      <Banner
        tone={isLeft ? 'warn' : 'info'}
        role="status"
        icon={<IconCopy size={16} aria-hidden />}
        title={t(isLeft ? m.help_center_copy_not_archived_title : m.help_center_copy_notice)}
        actions={
          status === 'draft' &&
          (isLeft || isSame) && (
            <Button
              ref={moveFocusOnRemoval}
              variant={isLeft ? 'filled' : 'default'}
              size="compact-sm"
              disabled={isBusy}
              onClick={() => void archive()}
            >
              {t(m.help_center_copy_archive)}
            </Button>
          )
        }
      >
        {t(isLeft ? m.help_center_copy_not_archived : sentence())} {t(m.help_center_original)}:{' '}
        <Link to="/$workspace/help-center/$portalSlug/articles/$articleId" params={params} search={{}}>
          <bdi>{getArticleName(t, original)}</bdi>
        </Link>
      </Banner>
      {!isPublishing && state.step !== 'saved' && <PublishOutcome publishing={publishing} />}
      {isPublishing && (
        <PublishCopyDialog
          {...props}
          text={text}
          publishing={publishing}
          onClose={isBusy ? () => {} : onClose}
        />
      )}
    </>
  );
}
