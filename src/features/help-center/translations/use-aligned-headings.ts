import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { LineAnchor } from '~/lib/markdown/structure-places';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import type { MarkdownPreviewHandle } from '../preview/markdown-preview';
import { computeHeadingSpaces } from './heading-spaces';

const NONE: ReadonlyMap<number, number> = new Map();

const putBefore = (lines: readonly number[], heights: readonly number[]) =>
  new Map(lines.flatMap((line, index) => (heights[index] ? [[line, heights[index]] as const] : [])));

const sameSpaces = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>) =>
  one.size === other.size && [...one].every(([line, height]) => other.get(line) === height);

/**
 * Aligns the headings of a translation with those of the original. `anchors` is null if the panes scroll independently.
 */
export function useAlignedHeadings(
  anchors: readonly LineAnchor[] | null,
  editor: RefObject<MarkdownEditorHandle | null>,
  beside: RefObject<MarkdownPreviewHandle | null>,
  /** True if the text has changed since the anchors were computed. */
  isStale: RefObject<boolean>,
) {
  const put = useRef({ own: NONE, original: NONE });
  const isLevel = useRef(false);
  const frame = useRef(0);
  const level = useEffectEvent(() => {
    const [own, original] = [editor.current, beside.current];
    if (!own || (anchors && isStale.current)) return;
    const headings = (anchors ?? []).slice(1, -1);
    const originalTops = original?.tops(headings.map((anchor) => anchor.original)) ?? null;
    const found = headings.flatMap((anchor, index) => {
      const originalTop = originalTops?.[index];
      return typeof originalTop === 'number' ? [{ ...anchor, originalTop }] : [];
    });
    const ownTops = own.tops(found.map((anchor) => anchor.own));
    isLevel.current = anchors !== null && ownTops !== null && originalTops !== null;
    const pairs = ownTops ? found : [];
    const heights = computeHeadingSpaces(
      ownTops ?? [],
      pairs.map(({ originalTop }) => originalTop),
    );
    const next = {
      own: putBefore(
        pairs.map((pair) => pair.own),
        heights.own,
      ),
      original: putBefore(
        pairs.map((pair) => pair.original),
        heights.original,
      ),
    };
    if (!sameSpaces(next.own, put.current.own)) own.putSpaces(next.own);
    if (original && !sameSpaces(next.original, put.current.original)) original.putSpaces(next.original);
    // Resets both lists of inserted spaces if no original is shown, because a preview of the original contains no
    // inserted spaces when it is rendered again.
    put.current = original ? next : { own: NONE, original: NONE };
  });
  const scheduleAlignment = () => {
    // Skips the frame on each keystroke if there is no alignment to apply or remove.
    if (!anchors && !isLevel.current) return;
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => level());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed anchors mean other headings
  useEffect(() => scheduleAlignment(), [anchors]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { levelSoon: scheduleAlignment, isLevel };
}
