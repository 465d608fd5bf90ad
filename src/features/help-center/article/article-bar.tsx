import { ActionIcon, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isPending } from '~/records/write-state';
import { ArticleStatus } from '../article-status';
import classes from './article.module.css';
import { type ArticleAction, ArticleMenu } from './article-menu';
import { servingOf } from './public-address';
import { SaveLine } from './save-line';
import type { ArticleEditing } from './use-article-editing';
import type { ArticleView } from './use-article-view';
import { ViewSwitch } from './view-switch';

interface ArticleBarProps {
  readonly editing: ArticleEditing;
  readonly view: ArticleView;
  readonly isPortalArchived: boolean;
  readonly onAsk: (action: ArticleAction) => void;
  readonly onSave: () => void;
  readonly onReview: () => void;
  readonly onHistory: () => void;
}

/** Where the article stands, and what can be done with it. */
export function ArticleBar(props: ArticleBarProps) {
  const { editing, view, isPortalArchived, onAsk, onSave, onReview, onHistory } = props;
  const t = useT();
  const { base, state, savedAt, isDirty, draft } = editing;
  const history = t(m.common_history);
  const isPublic = base.status === 'published';
  const isSending = isPending(state);
  return (
    <div className={classes.bar}>
      <ArticleStatus status={base.status} />
      <SaveLine
        isSaving={isSending}
        savedAt={savedAt}
        isPublic={servingOf(base.status, isPortalArchived) === 'served'}
        isDirty={isDirty}
        copy={draft.copy}
      />
      <ViewSwitch view={view} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="input-sm"
        aria-label={history}
        title={history}
        onClick={onHistory}
      >
        <IconHistory size={16} aria-hidden />
      </ActionIcon>
      <ArticleMenu
        status={base.status}
        isTranslation={base.associated_article_id !== null}
        onAsk={onAsk}
        onUnarchive={() => void editing.save({ fields: false, status: 'draft' })}
        onFocusMode={view.toggleFocusMode}
      />
      {!isPublic && (
        <Button variant="default" loading={isSending} onClick={onSave}>
          {t(base.status === 'draft' ? m.help_center_save_draft : m.common_save)}
        </Button>
      )}
      <Button disabled={isSending || (isPublic && !isDirty)} onClick={onReview}>
        {t(isPublic ? m.help_center_review_button : m.help_center_publish_button)}
      </Button>
    </div>
  );
}
