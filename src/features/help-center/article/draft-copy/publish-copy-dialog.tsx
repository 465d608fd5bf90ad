import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { type Article, articleQuery } from '~/api/articles';
import { useImageHosts } from '~/domain/image-hosts';
import type { ArticleText } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { hasSameValues } from '~/records/values';
import { toArticleBase } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import { Banner } from '~/ui/notice/banner';
import { Dialog } from '~/ui/overlay/dialog';
import { parseDraftCopyTitle } from '../../draft-copy-title';
import { isBlockingProblem } from '../../publish-blocks';
import { useTermProblems } from '../../terms/use-term-problems';
import { useKnownArticles } from '../../translations/use-known-articles';
import { ConflictDialog } from '../conflict/conflict-dialog';
import { ArticleSaveNotice } from '../editing/article-save-notice';
import type { ArticleEditing } from '../editing/use-article-editing';
import { useCategoryName } from '../editing/use-category-name';
import { useArticleAnalysis } from '../layout/use-article-analysis';
import { canAddressChange } from '../publish/public-address';
import { PublicChanges } from '../publish/public-changes';
import { PublishChecks } from '../publish/publish-checks';
import { useProblemFixes } from '../publish/use-problem-fixes';
import { usePublishProblems } from '../publish/use-publish-problems';
import { useUnpublishedLinks } from '../publish/use-unpublished-links';
import { useOriginalArticle } from '../use-original-article';
import { type CopyFreshness, findCopyBase, getCopyFreshness } from './find-copy-base';
import { PublishOutcome } from './publish-outcome';
import type { CopyPublishing } from './use-publish-copy';

interface PublishCopyDialogProps {
  readonly portalSlug: string;
  readonly article: Article;
  readonly original: Article;
  /** The text to write to the original. */
  readonly text: ArticleText;
  readonly editing: ArticleEditing;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly publishing: CopyPublishing;
  readonly onClose: () => void;
}

/** The review before a draft copy replaces the text of its original. */
export function PublishCopyDialog(props: PublishCopyDialogProps) {
  const { portalSlug, article, original, text, editing, editor, publishing, onClose } = props;
  const t = useT();
  const categoryName = useCategoryName(portalSlug);
  const [isMerging, setMerging] = useState(false);
  // Loads the original again, so that the copy is compared with the current version of the original.
  useQuery({ ...articleQuery(useScope(), portalSlug, original.id), staleTime: 0 });
  const known = useKnownArticles(portalSlug);
  const theirs = toArticleBase(original);
  const base = known === undefined ? undefined : findCopyBase(article, original, known);
  const parts = { title: text.title, description: text.description, text: text.content };
  const { problems, isCurrent } = usePublishProblems(parts, useImageHosts());
  const facts = useArticleAnalysis(text.content);
  const mending = useProblemFixes(editing, editor, article, facts);
  const links = useUnpublishedLinks(original, facts);
  const root = useOriginalArticle(portalSlug, original.associated_article_id, undefined);
  const terms = useTermProblems({ ...text, locale: original.locale, portal_slug: portalSlug }, root);
  const isPublic = original.status === 'published';
  const freshness = base === undefined ? undefined : getCopyFreshness(text, base, theirs);
  const isBlocked =
    !isCurrent ||
    (problems?.some(isBlockingProblem) ?? true) ||
    freshness === undefined ||
    freshness === 'lacks-changes' ||
    hasSameValues<ArticleText>(theirs, text);
  const prefix = parseDraftCopyTitle(editing.base.title)?.prefix ?? '';
  const onGoToLine = (line: number) => {
    onClose();
    editor.current?.goToLine(line);
  };
  const isPublished = publishing.state.step === 'saved';
  if (isMerging)
    return (
      <ConflictDialog
        mine={text}
        base={base ?? {}}
        theirs={theirs}
        labels={getMergeLabels(t, base !== null)}
        categoryName={categoryName}
        onTake={(merged) => {
          // Closes this dialog, because the page shows the outcome of saving the copy.
          onClose();
          editing.replaceAndSave({ ...merged, title: prefix + merged.title }, original);
        }}
        onLater={() => setMerging(false)}
      />
    );
  return (
    <Dialog
      size="45rem"
      title={t(m.help_center_copy_publish_title, { title: original.title })}
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <Stack>
        {!isPublished && (
          <BeforePublishing {...{ original, text, freshness }} onMerge={() => setMerging(true)} />
        )}
        <PublishChecks {...{ problems, links, terms, mending, onGoToLine }} />
        <PublicChanges before={theirs} after={text} categoryName={categoryName} />
        {isPublished ? (
          <ArchivingOutcome {...{ editing, publishing }} />
        ) : (
          <PublishOutcome publishing={publishing} />
        )}
        <Group data-foot justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t(isPublished ? m.common_close : m.help_center_keep_editing)}
          </Button>
          {isPublished ? (
            <BusyButton loading={publishing.isBusy} onClick={() => void publishing.archive()}>
              {t(m.help_center_copy_archive)}
            </BusyButton>
          ) : (
            <BusyButton
              loading={publishing.isBusy}
              disabled={isBlocked || publishing.state.step === 'unknown'}
              onClick={() => void publishing.publish(text)}
            >
              {t(isPublic ? m.help_center_copy_publish : m.help_center_copy_save)}
            </BusyButton>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

interface BeforePublishingProps extends Pick<PublishCopyDialogProps, 'original' | 'text'> {
  readonly freshness: CopyFreshness | undefined;
  readonly onMerge: () => void;
}

/** Shows the consequences of publishing the copy. */
function BeforePublishing({ original, text, freshness, onMerge }: BeforePublishingProps) {
  const t = useT();
  const isPublic = original.status === 'published';
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(isPublic ? m.help_center_copy_review_text : m.help_center_copy_review_hidden)}
      </Text>
      {(freshness === 'lacks-changes' || freshness === 'unknown') && (
        <Alert color="yellow">
          <Group gap="xs">
            <Text size="sm">
              {t(
                freshness === 'unknown' ? m.help_center_copy_merge_unknown : m.help_center_copy_merge_needed,
              )}
            </Text>
            <Button variant="default" size="compact-sm" onClick={onMerge}>
              {t(m.help_center_copy_merge)}
            </Button>
          </Group>
        </Alert>
      )}
      {canAddressChange(original, text) && (
        <Alert color="yellow" className="raw-text">
          {t(m.help_center_title_changes_url, { address: original.public_url })}
        </Alert>
      )}
    </>
  );
}

const getMergeLabels = (t: Translator, hasBase: boolean) => ({
  title: t(m.help_center_copy_merge_title),
  conflict: t(hasBase ? m.help_center_copy_merge_conflict : m.help_center_copy_merge_no_base),
  merged: t(m.help_center_copy_merge_text),
  take: t(m.help_center_copy_merge_save),
  mine: t(m.help_center_copy_side),
  theirs: t(m.help_center_original),
  keepMine: t(m.help_center_copy_keep),
  keepTheirs: t(m.help_center_copy_keep_original),
  keepBoth: t(m.help_center_copy_keep_both),
});

/** Shows that the copy is being archived after the original was saved, or that archiving failed. */
function ArchivingOutcome({ editing, publishing }: Pick<PublishCopyDialogProps, 'editing' | 'publishing'>) {
  const t = useT();
  if (publishing.isArchiving)
    return (
      <Text size="sm" role="status">
        {t(m.help_center_copy_archiving)}
      </Text>
    );
  return (
    <>
      <Banner tone="warn" role="alert" title={t(m.help_center_copy_not_archived_title)}>
        {t(m.help_center_copy_not_archived)}
      </Banner>
      <PublishOutcome publishing={publishing} />
      <ArticleSaveNotice editing={editing} />
    </>
  );
}
