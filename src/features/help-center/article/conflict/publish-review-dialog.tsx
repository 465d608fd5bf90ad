import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { Article } from '~/api/articles';
import { useImageHosts } from '~/domain/image-hosts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { isWritePending } from '~/records/write-state';
import { allCategoriesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import { CopyButton } from '~/ui/notice/copy-button';
import { Dialog } from '~/ui/overlay/dialog';
import { scrollToEndOnKey } from '~/ui/page/end-key';
import { findScrollContainer } from '../../preview/find-scroll-container';
import { isBlockingProblem } from '../../publish-blocks';
import { useTermProblems } from '../../terms/use-term-problems';
import { MatchQuestion } from '../../translations/match-question';
import { ArticleSaveNotice } from '../editing/article-save-notice';
import { LanguageChangeWarning } from '../editing/language-change-warning';
import type { ArticleEditing } from '../editing/use-article-editing';
import { useUntranslatedText } from '../editing/use-untranslated-text';
import { useArticleAnalysis } from '../layout/use-article-analysis';
import { canAddressChange } from '../publish/public-address';
import { PublicChanges } from '../publish/public-changes';
import { countOpenRecommendations, PublishChecks } from '../publish/publish-checks';
import { useProblemFixes } from '../publish/use-problem-fixes';
import { usePublishProblems } from '../publish/use-publish-problems';
import { useUnpublishedLinks } from '../publish/use-unpublished-links';
import classes from './review.module.css';

interface PublishReviewDialogProps {
  readonly editing: ArticleEditing;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly article: Article;
  readonly original: Article | undefined;
  readonly isPortalArchived: boolean;
  readonly categoryName: (id: number | null) => string;
  readonly onGoToLine: (line: number) => void;
  readonly onClose: () => void;
}

const reviewText = (isPublic: boolean, isPortalArchived: boolean) => {
  if (isPortalArchived) return m.help_center_review_archived_text;
  return isPublic ? m.help_center_review_changes_text : m.help_center_review_publish_text;
};

/** The review before publishing. It shows the public address, the problems and the changes. */
export function PublishReviewDialog(props: PublishReviewDialogProps) {
  const { editing, editor, article, original, isPortalArchived, categoryName, onGoToLine, onClose } = props;
  const t = useT();
  const { base, fields: mine } = editing;
  const { data: categories } = useQuery(allCategoriesQuery(useScope(), article.portal_slug));
  const [matches, setMatches] = useState<boolean | null>(null);
  const isPublic = base.status === 'published';
  const isUnchanged = isPublic && !editing.isDirty;
  const parts = { title: mine.title, description: mine.description, text: mine.content };
  const { problems, isCurrent } = usePublishProblems(parts, useImageHosts());
  const isBlocked = !isCurrent || (problems?.some(isBlockingProblem) ?? true);
  const facts = useArticleAnalysis(mine.content);
  const links = useUnpublishedLinks(article, facts);
  const untranslated = useUntranslatedText(original, article.locale, mine.content);
  const terms = useTermProblems(
    { ...mine, locale: article.locale, portal_slug: article.portal_slug },
    original,
  );
  const open = problems ? countOpenRecommendations(problems, links, untranslated, terms) : 0;
  const mending = useProblemFixes(editing, editor, article, facts);
  return (
    <Dialog
      size="45rem"
      title={t(isPublic ? m.help_center_review_changes : m.help_center_publish)}
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <Stack
        onKeyDown={(event) => scrollToEndOnKey(event, findScrollContainer(event.currentTarget) ?? undefined)}
      >
        <div>
          {/* This text is hidden while a save is unconfirmed, and if this version is already public. */}
          {editing.state.step !== 'unknown' && !isUnchanged && (
            <Text size="sm" c="dimmed" mb="xs">
              {t(reviewText(isPublic, isPortalArchived))}
            </Text>
          )}
          {!isPortalArchived && <PublicAddress address={article.public_url} />}
        </div>
        <LanguageChangeWarning
          locale={article.locale}
          category={categories?.find(({ id }) => id === mine.category_id)}
        />
        {canAddressChange(base, mine) && (
          <Alert color="yellow" className="raw-text">
            {t(m.help_center_title_changes_url, { address: article.public_url })}
          </Alert>
        )}
        <PublishChecks {...{ problems, links, untranslated, terms, mending, onGoToLine }} />
        {original && (
          <MatchQuestion article={article} original={original} answer={matches} onResponse={setMatches} />
        )}
        <PublicChanges before={isPublic ? base : null} after={mine} categoryName={categoryName} />
        <ArticleSaveNotice editing={editing} />
        <Group data-foot justify="flex-end" gap="xs">
          <Text size="sm" c="dimmed" className={classes.beside}>
            {open > 0 && !isBlocked && t(m.help_center_open_items, { count: open })}
          </Text>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t(m.help_center_keep_editing)}
          </Button>
          <BusyButton
            disabled={isBlocked || isUnchanged}
            loading={isWritePending(editing.state)}
            onClick={() =>
              void editing.save({
                fields: true,
                status: 'published',
                matches: matches ? original : undefined,
              })
            }
          >
            {t(isPublic ? m.help_center_publish_changes : m.help_center_publish_now)}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}

function PublicAddress({ address }: { readonly address: string }) {
  const t = useT();
  return (
    <div className={classes.address}>
      <IconWorld size={16} aria-hidden />
      <Text size="sm" className="raw-text">
        {address}
      </Text>
      <CopyButton
        value={address}
        label={t(m.help_center_copy_link)}
        copiedLabel={t(m.common_copied)}
        describedAs={t(m.help_center_copy_link)}
      />
    </div>
  );
}
