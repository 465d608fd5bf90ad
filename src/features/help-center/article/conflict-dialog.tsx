import { Alert, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ArticleBase, ArticleWords } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { CopyButton } from '~/ui/copy-button';
import { ArticleDifference } from './article-difference';
import { ConflictChoice } from './conflict-choice';
import { type Decision, decidedText } from './decided-text';
import { type FieldMerge, mergeArticle } from './merge-article';

interface ConflictDialogProps {
  readonly base: ArticleBase;
  readonly mine: ArticleWords;
  readonly theirs: ArticleBase;
  readonly categoryName: (id: number | null) => string;
  readonly onTake: (words: ArticleWords) => void;
  readonly onClose: () => void;
}

type Sides = Partial<Record<'title' | 'description' | 'category_id', 'mine' | 'theirs'>>;

function decided<V>(merge: FieldMerge<V>, side: 'mine' | 'theirs' | undefined): V | undefined {
  if (merge.kind === 'settled') return merge.value;
  return side === undefined ? undefined : merge[side];
}

/**
 * Somebody changed the article since. What doesn't touch is put together and shown for approval; what does stands side
 * by side until it is decided. Nothing is sent by it.
 */
export function ConflictDialog({ base, mine, theirs, categoryName, onTake, onClose }: ConflictDialogProps) {
  const t = useT();
  const [sides, setSides] = useState<Sides>({});
  const [decisions, setDecisions] = useState<readonly (Decision | undefined)[]>([]);
  const merge = mergeArticle(mine, base, theirs);
  const conflicts = merge.content.filter((region) => region.kind === 'conflict');
  const title = decided(merge.title, sides.title);
  const description = decided(merge.description, sides.description);
  const category_id = decided(merge.category_id, sides.category_id);
  const content = decidedText(merge.content, decisions);
  const isDecided =
    title !== undefined && description !== undefined && category_id !== undefined && content !== null;
  const merged = isDecided ? { title, description, category_id, content } : null;
  const decide = (index: number, decision: Decision) =>
    setDecisions(conflicts.map((_, one) => (one === index ? decision : decisions[one])));
  const fields = [
    ['title', t(m.help_center_title), merge.title],
    ['description', t(m.help_center_description_field), merge.description],
  ] as const;
  return (
    <Modal
      opened
      size="80rem"
      title={t(m.help_center_conflict_title)}
      onClose={onClose}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t(m.common_close) }}
    >
      <Stack>
        <Alert color="yellow">
          {t(conflicts.length > 0 ? m.help_center_conflict_text : m.help_center_merge_text)}
        </Alert>
        {fields.map(
          ([field, label, one]) =>
            one.kind === 'conflict' && (
              <ConflictChoice
                key={field}
                title={label}
                mine={one.mine}
                theirs={one.theirs}
                decision={sides[field]}
                onDecide={(side) => {
                  if (side === 'mine' || side === 'theirs') setSides({ ...sides, [field]: side });
                }}
              />
            ),
        )}
        {merge.category_id.kind === 'conflict' && (
          <ConflictChoice
            title={t(m.help_center_category)}
            mine={categoryName(merge.category_id.mine)}
            theirs={categoryName(merge.category_id.theirs)}
            decision={sides.category_id}
            onDecide={(side) => {
              if (side === 'mine' || side === 'theirs') setSides({ ...sides, category_id: side });
            }}
          />
        )}
        {conflicts.map((region, index) => (
          <ConflictChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: conflicts have no name but their place, and never move
            key={index}
            title={t(m.help_center_conflict_number, { number: index + 1, count: conflicts.length })}
            mine={region.mine}
            theirs={region.theirs}
            decision={decisions[index]}
            isText
            onDecide={(decision) => decide(index, decision)}
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
        <Group justify="flex-end" gap="xs">
          <CopyButton
            value={mine.content}
            label={t(m.help_center_copy_mine)}
            copiedLabel={t(m.help_center_copied)}
            describedAs={t(m.help_center_copy_mine)}
          />
          <Button variant="default" onClick={onClose}>
            {t(m.help_center_decide_later)}
          </Button>
          <Button disabled={!merged} onClick={() => merged && onTake(merged)}>
            {t(m.help_center_take_merged)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
