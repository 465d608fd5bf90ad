import { Alert, Text } from '@mantine/core';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { HTML_ID_PREFIX } from '~/lib/markdown/article-schema';
import type { SpacesBeforeLines } from '~/markdown-editor/editor-handle';
import { BusyButton } from '~/ui/form/busy-button';
import { scrollToEndOnKey } from '~/ui/page/end-key';
import { findScrollContainer } from './find-scroll-container';
import classes from './preview.module.css';
import { PreviewContext } from './preview-context';
import { BLOCKS_PER_SECTION, PreviewSection } from './preview-section';
import { type BlockBox, convertLineToOffset, convertOffsetToLine } from './scroll-mapping';
import { usePreview } from './use-preview';

/** The maximum number of frames to wait for a section to be rendered. */
const FRAMES = 30;

export interface MarkdownPreviewHandle {
  /** Scrolls a line to the top. Lines are 1-based and may have a fraction. */
  readonly scrollToLine: (line: number) => void;
  /**
   * Returns the top offset of the block that starts at each line, without inserted spaces. An offset is null if no
   * block starts at that line. Returns null while the text isn't fully rendered.
   */
  readonly tops: (lines: readonly number[]) => readonly (number | null)[] | null;
  /** Inserts space before the blocks that start at these lines. */
  readonly putSpaces: (before: SpacesBeforeLines) => void;
  readonly scrollTop: () => number;
  readonly scrollToTop: (top: number) => void;
  readonly focus: () => void;
}

const NO_SPACES: SpacesBeforeLines = new Map();

interface MarkdownPreviewProps {
  readonly text: string;
  /** The hosts that images are loaded from. Images from other hosts are shown as placeholders. */
  readonly allowedImageHosts: readonly string[];
  readonly label?: string;
  /** The highlighted lines. The line `to` isn't included. */
  readonly here?: { readonly from: number; readonly to: number } | null;
  /** Called when the user scrolls the preview, with the line at the top. */
  readonly onScrollLine?: (line: number) => void;
  /** Called when the height of the content changes. */
  readonly onGeometry?: () => void;
  /** Called when the first blocks have been rendered for the first time. */
  readonly onDrawn?: () => void;
  /** True if the preview is as tall as its content, so that its container scrolls instead. */
  readonly isWhole?: boolean;
  /** Rendered above the text. It scrolls with the text. */
  readonly children?: ReactNode;
  readonly ref?: Ref<MarkdownPreviewHandle>;
}

/** Previews an article's text as it looks on the public page. */
export function MarkdownPreview({ ref, ...props }: MarkdownPreviewProps) {
  const { text: markdown, allowedImageHosts, label, onScrollLine, onDrawn, here, isWhole, children } = props;
  const t = useT();
  const preview = usePreview(markdown);
  const isAgain = preview.step === 'making' && preview.isAgain === true;
  const pane = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { blocks } = preview;
  const sections = Math.ceil((blocks?.length ?? 0) / BLOCKS_PER_SECTION);
  const ownScroll = useRef<number>(null);
  const [spaces, setSpaces] = useState<SpacesBeforeLines>(NO_SPACES);

  useImperativeHandle(ref, () => ({
    scrollToLine(line) {
      const element = pane.current;
      if (!element) return;
      element.scrollTop = convertLineToOffset(measureBoxes(element), line);
      ownScroll.current = element.scrollTop;
    },
    tops: (lines) => (pane.current && sections === 1 ? measureTops(pane.current, lines, spaces) : null),
    putSpaces: setSpaces,
    scrollTop: () => pane.current?.scrollTop ?? 0,
    scrollToTop(top) {
      if (!pane.current) return;
      pane.current.scrollTop = top;
      ownScroll.current = pane.current.scrollTop;
    },
    focus: () => pane.current?.focus({ preventScroll: true }),
  }));

  const drawn = useEffectEvent(() => onDrawn?.());
  const isDrawn = sections > 0;
  useEffect(() => {
    if (isDrawn) drawn();
  }, [isDrawn]);

  const moved = useEffectEvent(() => props.onGeometry?.());
  useEffect(() => {
    if (!text.current) return;
    const observer = new ResizeObserver(() => moved());
    observer.observe(text.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = pane.current;
    // Ignores the scroll event caused by the preview scrolling itself.
    if (!element || element.scrollTop === ownScroll.current) return;
    ownScroll.current = null;
    onScrollLine?.(convertOffsetToLine(measureBoxes(element), element.scrollTop));
  };

  const showName = (name: string, patience = FRAMES) => {
    const anchors = pane.current?.querySelectorAll('[id], [name]') ?? [];
    const names = [name, HTML_ID_PREFIX + name];
    const place = [...anchors].find(({ id, attributes }) =>
      names.some((one) => one === id || one === attributes.getNamedItem('name')?.value),
    );
    if (place) return place.scrollIntoView({ block: 'start' });
    // The section with the target may not be rendered yet. Scrolls to the section, and retries in the next frames.
    const line = blocks?.lineOfId(names) ?? null;
    const scroller = pane.current && findScrollContainer(pane.current);
    if (line === null || !scroller || patience === 0) return;
    scroller.scrollTo(0, convertLineToOffset(measureBoxes(scroller), line));
    requestAnimationFrame(() => showName(name, patience - 1));
  };

  return (
    <PreviewContext value={{ allowedImageHosts, showName }}>
      <section
        ref={pane}
        className={isWhole ? classes.whole : classes.pane}
        aria-label={label ?? t(m.help_center_view_preview)}
        // Scrollable regions must be reachable by keyboard.
        {...(!isWhole && { tabIndex: 0, onScroll, onKeyDown: scrollToEndOnKey })}
      >
        {(preview.step === 'failed' || preview.step === 'slow' || isAgain) && (
          <Alert color="red" role="alert">
            <Text size="sm">{t(m.editor_preview_failed)}</Text>
            {preview.step !== 'failed' && (
              <BusyButton size="xs" variant="default" mt="xs" loading={isAgain} onClick={preview.goOn}>
                {t(m.editor_preview_wait)}
              </BusyButton>
            )}
          </Alert>
        )}
        <div ref={text} dir="auto" className={classes.text} data-level={props.onGeometry && true}>
          {children}
          {blocks &&
            Array.from({ length: sections }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its index, and its blocks have keys
              <PreviewSection key={index} {...{ blocks, index, spaces }} here={here ?? null} />
            ))}
        </div>
      </section>
    </PreviewContext>
  );
}

/** Returns the top offset of the block at each line, not counting inserted spaces. */
function measureTops(pane: HTMLElement, lines: readonly number[], spaces: SpacesBeforeLines) {
  if (pane.offsetParent === null) return null;
  const start = pane.getBoundingClientRect().top - pane.scrollTop;
  return lines.map((line) => {
    const block = pane.querySelector(`[data-line="${line}"]`);
    if (!block) return null;
    const put = [...spaces].reduce((sum, [before, height]) => (before <= line ? sum + height : sum), 0);
    return block.getBoundingClientRect().top - start - put;
  });
}

/**
 * Returns the position of each block. The first block's position includes the content above the text, so that scrolling
 * to line 1 shows this content.
 */
function measureBoxes(pane: HTMLElement): BlockBox[] {
  const start = pane.getBoundingClientRect().top - pane.scrollTop;
  return [...pane.querySelectorAll<HTMLElement>('[data-line]')].map((block, index) => {
    const box = block.getBoundingClientRect();
    const top = index === 0 ? 0 : box.top - start;
    return {
      line: Number(block.dataset.line),
      endLine: Number(block.dataset.endLine),
      top,
      height: box.bottom - start - top,
    };
  });
}
