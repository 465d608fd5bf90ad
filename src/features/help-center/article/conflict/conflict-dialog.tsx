import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ArticleBase, ArticleText } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LastUpdateTime } from '~/records/form/save-notice';
import { CopyButton } from '~/ui/notice/copy-button';
import { Dialog } from '~/ui/overlay/dialog';
import { ArticleDifference } from './article-difference';
import { ConflictDecisionField, type ConflictLabels } from './conflict-decision-field';
import { applyDecisions, type MergeDecisions, mergeArticle } from './merge-article';
import type { ConflictDecision } from './resolve-conflicts';
import review from './review.module.css';

/** Labels for merging something other than two versions of the open article, such as a draft copy and its original. */
interface MergeLabels extends ConflictLabels {
  readonly title: string;
  readonly take: string;
  /** The introduction if there are conflicts to decide. */
  readonly conflict: string;
  /** The introduction if everything was merged without conflicts. */
  readonly merged: string;
}

interface ConflictDialogProps {
  readonly mine: ArticleText;
  /** The common base version. If a field is missing from it, every difference in that field is a conflict. */
  readonly base: Partial<ArticleText>;
  readonly theirs: ArticleText & Pick<ArticleBase, 'updated_at'>;
  readonly labels?: MergeLabels;
  readonly categoryName: (id: number | null) => string;
  readonly onTake: (merged: ArticleText) => void;
  readonly onLater: () => void;
}

/**
 * Resolves an edit conflict. Shows the merged article and asks for a decision about each conflict. Sends no requests.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, base, theirs, labels, categoryName, onTake, onLater } = props;
  const t = useT();
  const [decisions, setDecisions] = useState<MergeDecisions>({});
  const merge = mergeArticle(mine, base, theirs);
  const conflicts = merge.content.filter((region) => region.kind === 'conflict');
  const merged = applyDecisions(merge, decisions);
  const decide = (place: keyof MergeDecisions) => (decision: ConflictDecision) =>
    setDecisions({ ...decisions, [place]: decision });
  const fields = [
    ['title', t(m.help_center_title), merge.title],
    ['description', t(m.common_description), merge.description],
    ['category_id', t(m.help_center_category), merge.category_id],
  ] as const;
  const isChoice = conflicts.length > 0 || fields.some(([, , { kind }]) => kind === 'conflict');
  const shown = (value: string | number | null) => (typeof value === 'string' ? value : categoryName(value));
  return (
    <Dialog
      size="45rem"
      title={labels?.title ?? t(m.help_center_conflict_title)}
      onClose={onLater}
      closeOnClickOutside={false}
    >
      <Stack>
        <Alert color="blue">
          {isChoice
            ? (labels?.conflict ?? t(m.help_center_conflict_text))
            : (labels?.merged ?? t(m.help_center_merge_text))}{' '}
          <LastUpdateTime stored={theirs} />
        </Alert>
        {fields.map(
          ([field, label, one]) =>
            one.kind === 'conflict' && (
              <ConflictDecisionField
                key={field}
                title={label}
                mine={shown(one.mine)}
                theirs={shown(one.theirs)}
                decision={decisions[field]}
                labels={labels}
                onDecide={decide(field)}
              />
            ),
        )}
        {conflicts.map((region, index) => (
          <ConflictDecisionField
            // biome-ignore lint/suspicious/noArrayIndexKey: conflicts are identified by their index and never move
            key={index}
            title={t(m.help_center_conflict_number, { number: index + 1, count: conflicts.length })}
            mine={region.mine}
            theirs={region.theirs}
            decision={decisions[index]}
            labels={labels}
            isText
            onDecide={decide(index)}
          />
        ))}
        {merged ? (
          <section>
            <Title order={3} size="h5">
              {t(m.help_center_merged_changes)}
            </Title>
            <ArticleDifference before={mine} after={merged} categoryName={categoryName} />
          </section>
        ) : (
          <Text size="sm" role="status">
            {t(m.help_center_conflict_left)}
          </Text>
        )}
        <Group data-foot justify="flex-end" gap="xs">
          <div className={review.beside}>
            <CopyButton
              value={mine.content}
              label={t(m.help_center_copy_mine)}
              copiedLabel={t(m.common_copied)}
              describedAs={t(m.help_center_copy_mine)}
            />
          </div>
          <Button variant="default" onClick={onLater}>
            {t(m.help_center_decide_later)}
          </Button>
          <Button disabled={!merged} onClick={() => merged && onTake(merged)}>
            {labels?.take ?? t(m.help_center_use_merged)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
