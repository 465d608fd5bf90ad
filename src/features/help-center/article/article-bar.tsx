import { Button } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { StatusBadge } from '../status-badge';
import classes from './article.module.css';
import { ArticleActs } from './article-acts';
import { SaveLine } from './save-line';
import type { ArticleWork } from './use-article-work';

interface ArticleBarProps {
  readonly portalSlug: string;
  readonly articleId: number;
  readonly work: ArticleWork;
  readonly onSave: () => void;
  readonly onReview: () => void;
  readonly onHistory: () => void;
}

/** Where the article stands, and what can be done with it. */
export function ArticleBar({ portalSlug, articleId, work, onSave, onReview, onHistory }: ArticleBarProps) {
  const t = useT();
  const { base, saving, isDirty, local } = work;
  const isPublic = base.status === 'published';
  const isSending = saving.step === 'sending';
  return (
    <div className={classes.bar}>
      <StatusBadge status={base.status} />
      <SaveLine saving={saving} isDirty={isDirty} copy={local.copy} />
      <span className={classes.grow} />
      <Button variant="subtle" onClick={onHistory}>
        {t(m.help_center_history)}
      </Button>
      <ArticleActs portalSlug={portalSlug} articleId={articleId} work={work} />
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
