import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ArticleBase, ArticleText } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type MergeRegion, mergeTexts } from '~/lib/text/merge-texts';
import { LastUpdate } from '~/records/form/save-notice';
import { CopyButton } from '~/ui/notice/copy-button';
import { Dialog } from '~/ui/overlay/dialog';
import type { ArticleEditing } from '../editing/use-article-editing';
import { ArticleDifference } from './article-difference';
import { ConflictChoice } from './conflict-choice';
import { type Decision, resolveConflicts } from './resolve-conflicts';
import review from './review.module.css';

interface ConflictDialogProps {
  readonly editing: ArticleEditing;
  readonly theirs: ArticleBase;
  readonly categoryName: (id: number | null) => string;
}

/** The decisions by field. Conflicts in the text are keyed by their index. */
type Decisions = Partial<Record<'title' | 'description' | 'category_id' | number, Decision>>;

function decided<V>(merge: FieldMerge<V>, decision: Decision | undefined): V | undefined {
  if (merge.kind === 'settled') return merge.value;
  return decision && (decision === 'mine' ? merge.mine : merge.theirs);
}

/** Resolves an edit conflict: shows the merged article and asks for a decision about each conflict. Sends nothing. */
export function ConflictDialog({ editing, theirs, categoryName }: ConflictDialogProps) {
  const t = useT();
  const { base, fields: mine, decideLater, takeMerged } = editing;
  const [decisions, setDecisions] = useState<Decisions>({});
  const merge = mergeArticle(mine, base, theirs);
  const conflicts = merge.content.filter((region) => region.kind === 'conflict');
  const title = decided(merge.title, decisions.title);
  const description = decided(merge.description, decisions.description);
  const category_id = decided(merge.category_id, decisions.category_id);
  const content = resolveConflicts(merge.content, decisions);
  const isDecided =
    title !== undefined && description !== undefined && category_id !== undefined && content !== null;
  const merged = isDecided ? { title, description, category_id, content } : null;
  const decide = (place: keyof Decisions) => (decision: Decision) =>
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
      title={t(m.help_center_conflict_title)}
      onClose={decideLater}
      closeOnClickOutside={false}
    >
      <Stack>
        <Alert color="blue">
          {t(isChoice ? m.help_center_conflict_text : m.help_center_merge_text)}{' '}
          <LastUpdate stored={theirs} />
        </Alert>
        {fields.map(
          ([field, label, one]) =>
            one.kind === 'conflict' && (
              <ConflictChoice
                key={field}
                title={label}
                mine={shown(one.mine)}
                theirs={shown(one.theirs)}
                decision={decisions[field]}
                onDecide={decide(field)}
              />
            ),
        )}
        {conflicts.map((region, index) => (
          <ConflictChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: conflicts are identified by their index and never move
            key={index}
            title={t(m.help_center_conflict_number, { number: index + 1, count: conflicts.length })}
            mine={region.mine}
            theirs={region.theirs}
            decision={decisions[index]}
            isText
            onDecide={decide(index)}
          />
        ))}
        {merged ? (
          <section>
            <Title order={3} size="h5">
              {t(m.help_center_merged_difference)}
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
          <Button variant="default" onClick={decideLater}>
            {t(m.help_center_decide_later)}
          </Button>
          <Button disabled={!merged} onClick={() => merged && takeMerged(merged)}>
            {t(m.help_center_take_merged)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Merges a single value. The result is a conflict if both sides changed it differently. */
type FieldMerge<V> =
  | { readonly kind: 'settled'; readonly value: V }
  | { readonly kind: 'conflict'; readonly mine: V; readonly theirs: V };

interface ArticleMerge {
  readonly title: FieldMerge<string>;
  readonly description: FieldMerge<string>;
  readonly category_id: FieldMerge<number | null>;
  readonly content: readonly MergeRegion[];
}

function mergeField<V>(mine: V, base: V, theirs: V): FieldMerge<V> {
  if (mine === theirs || mine === base) return { kind: 'settled', value: theirs };
  return theirs === base ? { kind: 'settled', value: mine } : { kind: 'conflict', mine, theirs };
}

/**
 * Merges two versions with a common base version (three-way merge). Passages that both sides changed remain conflicts.
 */
const mergeArticle = (mine: ArticleText, base: ArticleBase, theirs: ArticleBase): ArticleMerge => ({
  title: mergeField(mine.title, base.title, theirs.title),
  description: mergeField(mine.description, base.description, theirs.description),
  category_id: mergeField(mine.category_id, base.category_id, theirs.category_id),
  content: mergeTexts(base.content, mine.content, theirs.content, 'lines'),
});
