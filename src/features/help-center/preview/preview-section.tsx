import { useEffect, useRef, useState } from 'react';
import type { Spaces } from '../editor/spaces';
import { Block } from './block-element';
import classes from './preview.module.css';
import type { DrawnBlock } from './use-preview';

/** So many blocks are drawn or left out together. A usual article has fewer. */
const SECTION = 150;
/** How far outside what is seen a section is drawn already. */
const AHEAD = '2000px';
/** What a block that was never drawn is taken to be high, in pixels. */
const USUAL_HEIGHT = 48;

/** The blocks in sections, each of which is drawn when it comes near: a megabyte of them at once stops the page. */
export function sectionsOf(blocks: readonly DrawnBlock[]): readonly (readonly DrawnBlock[])[] {
  return Array.from({ length: Math.ceil(blocks.length / SECTION) }, (_, index) =>
    blocks.slice(index * SECTION, (index + 1) * SECTION),
  );
}

/** Its own space is what stands between any two blocks. */
const spaceBefore = (height: number | undefined) =>
  height ? { marginTop: `calc(var(--mantine-spacing-md) + ${height}px)` } : undefined;

interface PreviewSectionProps {
  readonly blocks: readonly DrawnBlock[];
  /** Drawn at once: it is in sight. */
  readonly isFirst: boolean;
  readonly here: { readonly from: number; readonly to: number } | null;
  readonly spaces: Spaces;
}

export function PreviewSection({ blocks, isFirst, here, spaces }: PreviewSectionProps) {
  const isHere = (line: number) => here !== null && here.from <= line && line < here.to;
  const section = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // What it was high while it was drawn is what it takes when it isn't.
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0)
          setHeight(entry.boundingClientRect.height);
        setNear(entry.isIntersecting);
      },
      { root: element.closest('section'), rootMargin: `${AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (isNear) {
    return (
      <div ref={section} className={classes.section}>
        {blocks.map(({ key, line, endLine, tree }) => (
          <div
            key={key}
            className={classes.block}
            data-line={line}
            data-end-line={endLine}
            data-here={isHere(line) || undefined}
            dir="auto"
            style={spaceBefore(spaces.get(line))}
          >
            <Block tree={tree} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div
      ref={section}
      className={classes.section}
      data-line={blocks[0]?.line}
      data-end-line={blocks.at(-1)?.endLine}
      style={{ height: height ?? blocks.length * USUAL_HEIGHT }}
    />
  );
}
