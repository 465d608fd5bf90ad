import type { SpacesBeforeLines } from '~/markdown-editor/editor-handle';
import { RenderedBlock } from './block-element';
import classes from './preview.module.css';
import type { PreviewBlocks } from './preview-blocks';
import { useIsNearViewport } from './use-is-near-viewport';

/** The number of blocks that render together. Most articles have fewer blocks. */
export const BLOCKS_PER_SECTION = 150;
export const ESTIMATED_BLOCK_HEIGHT_PX = 48;

/**
 * Returns the style for the space before a block: the regular space plus the space that aligns the block with the text
 * in the other pane.
 */
const spaceBefore = (height: number | undefined) =>
  height ? { marginTop: `calc(var(--mantine-spacing-md) + ${height}px)` } : undefined;

interface PreviewSectionProps {
  readonly blocks: PreviewBlocks;
  /** The index of the section. The first section renders at once. */
  readonly index: number;
  readonly here: { readonly from: number; readonly to: number } | null;
  readonly spaces: SpacesBeforeLines;
}

/**
 * A group of blocks that renders when it comes near the viewport. Rendering all blocks of a long text would freeze the
 * page.
 */
export function PreviewSection({ blocks, index, here, spaces }: PreviewSectionProps) {
  const isHere = (line: number) => here !== null && here.from <= line && line < here.to;
  const { ref, isNear, height } = useIsNearViewport(index === 0);
  const from = index * BLOCKS_PER_SECTION;
  const to = Math.min(from + BLOCKS_PER_SECTION, blocks.length);
  if (isNear) {
    return (
      <div ref={ref} className={classes.section}>
        {Array.from({ length: to - from }, (_, offset) => blocks.at(from + offset) ?? [])
          .flat()
          .map(({ key, line, endLine, tree }) => (
            <div
              key={key}
              className={classes.block}
              data-line={line}
              data-end-line={endLine}
              data-here={isHere(line) || undefined}
              dir="auto"
              style={spaceBefore(spaces.get(line))}
            >
              <RenderedBlock tree={tree} />
            </div>
          ))}
      </div>
    );
  }
  return (
    <div
      ref={ref}
      className={classes.section}
      data-line={blocks.lineAt(from)}
      data-end-line={blocks.endLineAt(to - 1)}
      style={{ height: height ?? (to - from) * ESTIMATED_BLOCK_HEIGHT_PX }}
    />
  );
}
