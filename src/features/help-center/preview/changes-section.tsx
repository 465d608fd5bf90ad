import { Text } from '@mantine/core';
import type { Element } from 'hast';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { SerializedBlock } from '~/lib/markdown/diff-blocks';
import { RenderedBlock } from './block-element';
import changes from './changes.module.css';
import classes from './preview.module.css';
import { ESTIMATED_BLOCK_HEIGHT_PX } from './preview-section';
import { useIsNearViewport } from './use-is-near-viewport';

interface ChangesSectionProps {
  readonly blocks: readonly SerializedBlock[];
  readonly isAtOnce: boolean;
}

/** A group of changed blocks that renders when it comes near the viewport. */
export function ChangesSection({ blocks, isAtOnce }: ChangesSectionProps) {
  const { ref, isNear, height } = useIsNearViewport(isAtOnce);
  const name = `${classes.section} ${changes.section}`;
  if (!isNear)
    return (
      <div
        ref={ref}
        className={name}
        style={{ height: height ?? blocks.length * ESTIMATED_BLOCK_HEIGHT_PX }}
      />
    );
  return (
    <div ref={ref} className={name}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its index, and the list is fixed
        <ChangeBlock key={index} {...block} />
      ))}
    </div>
  );
}

function ChangeBlock({ kind, look, hasOtherChanges }: SerializedBlock) {
  const t = useT();
  return (
    <div className={`${classes.block} ${changes.block}`} data-kind={kind} dir="auto">
      <ChangedTree kind={kind} look={look} />
      {hasOtherChanges && (
        <Text size="xs" c="dimmed" mt={4}>
          {t(m.help_center_other_changes)}
        </Text>
      )}
    </div>
  );
}

/**
 * Wraps added and removed blocks in `ins` or `del` for screen readers. In changed blocks, only the changed words are
 * wrapped.
 */
function ChangedTree({ kind, look }: Pick<SerializedBlock, 'kind' | 'look'>) {
  const tree: Element = JSON.parse(look);
  const block = <RenderedBlock tree={tree} />;
  if (kind === 'added') return <ins>{block}</ins>;
  if (kind === 'removed') return <del>{block}</del>;
  return block;
}
