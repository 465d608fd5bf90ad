import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isPending } from '~/records/write-state';
import { Dialog } from '~/ui/dialog';
import { useImageHosts } from '../image-hosts';
import { MarkdownPreview } from '../preview/markdown-preview';
import { isBlocking } from '../publish-blocks';
import { MatchQuestion } from '../translations/match-question';
import classes from './article.module.css';
import { ArticleDifference } from './article-difference';
import { ArticleSaveNotice } from './article-save-notice';
import { mayMove } from './public-address';
import { PublishProblems } from './publish-problems';
import type { ArticleEditing } from './use-article-editing';
import { usePublishProblems } from './use-publish-problems';

interface ReviewDialogProps {
  readonly editing: ArticleEditing;
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

/** The last look before words become public: what is wrong with them, and what is different, as source and as it will look. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { editing, article, original, isPortalArchived, categoryName, onGoToLine, onClose } = props;
  const t = useT();
  const imageHosts = useImageHosts();
  const { base, fields: mine } = editing;
  const [view, setView] = useState('source');
  const [matches, setMatches] = useState<boolean | null>(null);
  const isPublic = base.status === 'published';
  const parts = { title: mine.title, description: mine.description, text: mine.content };
  const problems = usePublishProblems(parts, imageHosts);
  const isBlocked = problems?.some(isBlocking) ?? true;
  return (
    <Dialog
      size="80rem"
      title={t(isPublic ? m.help_center_review_changes : m.help_center_review_publish)}
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text size="sm">{t(reviewText(isPublic, isPortalArchived))}</Text>
        {mayMove(base, mine) && (
          <Alert color="yellow" className="raw-text">
            {t(m.help_center_title_moves, { address: article.public_url })}
          </Alert>
        )}
        <PublishProblems problems={problems} onGoToLine={onGoToLine} />
        <SegmentedControl
          aria-label={t(m.help_center_differences)}
          value={view}
          onChange={setView}
          data={[
            { value: 'source', label: t(m.help_center_as_source) },
            { value: 'rendered', label: t(m.help_center_as_rendered) },
          ]}
        />
        {view === 'source' ? (
          <ArticleDifference before={base} after={mine} categoryName={categoryName} />
        ) : (
          <div className={classes.sides}>
            <Rendered title={t(m.help_center_now_stored)} text={base.content} imageHosts={imageHosts} />
            <Rendered title={t(m.records_my_version)} text={mine.content} imageHosts={imageHosts} />
          </div>
        )}
        {original && (
          <MatchQuestion article={article} original={original} answer={matches} onAnswer={setMatches} />
        )}
        <ArticleSaveNotice editing={editing} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t(m.help_center_go_on_writing)}
          </Button>
          <Button
            disabled={isBlocked}
            loading={isPending(editing.state)}
            onClick={() =>
              void editing.save({
                fields: true,
                status: 'published',
                matches: matches ? original : undefined,
              })
            }
          >
            {t(isPublic ? m.help_center_publish_changes : m.help_center_publish_now)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface RenderedProps {
  readonly title: string;
  readonly text: string;
  readonly imageHosts: readonly string[];
}

function Rendered({ title, text, imageHosts }: RenderedProps) {
  return (
    <div className={classes.side}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <div className={classes.rendered}>
        <MarkdownPreview text={text} allowedImageHosts={imageHosts} label={title} />
      </div>
    </div>
  );
}
