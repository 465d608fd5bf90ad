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
import { ID_PREFIX } from '~/lib/markdown/article-schema';
import type { Spaces } from '~/markdown-editor/editor-handle';
import { BusyButton } from '~/ui/form/busy-button';
import { goToEnd } from '~/ui/page/end-key';
import classes from './preview.module.css';
import { PreviewContext } from './preview-context';
import { PreviewSection, SECTION } from './preview-section';
import { type BlockBox, heightOfLine, lineAtHeight } from './scroll-mapping';
import { scrollingAround } from './scrolling-around';
import { usePreview } from './use-preview';

/** How long a section is given to be drawn. */
const FRAMES = 30;

export interface MarkdownPreviewHandle {
  /** Scrolls so that this line of the text (from 1, with a fraction) is at the top. */
  readonly scrollToLine: (line: number) => void;
  /**
   * How far down the blocks of these lines begin where no space is put before any, null where a line begins none; null where
   * not all of the text is drawn.
   */
  readonly tops: (lines: readonly number[]) => readonly (number | null)[] | null;
  /** Puts space before the blocks of lines, by their lines. */
  readonly putSpaces: (before: Spaces) => void;
  readonly scrollTop: () => number;
  readonly scrollToTop: (top: number) => void;
  readonly focus: () => void;
}

const NO_SPACES: Spaces = new Map();

interface MarkdownPreviewProps {
  readonly text: string;
  /** The hosts images are loaded from; those of any other are named instead. */
  readonly allowedImageHosts: readonly string[];
  readonly label?: string;
  /** The lines that are written at elsewhere: from one up to another. */
  readonly here?: { readonly from: number; readonly to: number } | null;
  /** The person scrolled the preview: the line at its top. */
  readonly onScrollLine?: (line: number) => void;
  /** Something of it is higher or lower than it was. */
  readonly onGeometry?: () => void;
  /** Everything that the text begins with has been drawn for the first time. */
  readonly onDrawn?: () => void;
  /** It is as high as its text: what is around it scrolls. */
  readonly isWhole?: boolean;
  /** Above the text, scrolled with it. */
  readonly children?: ReactNode;
  readonly ref?: Ref<MarkdownPreviewHandle>;
}

/** An article as the public would see it. */
export function MarkdownPreview({ ref, ...props }: MarkdownPreviewProps) {
  const { text: markdown, allowedImageHosts, label, onScrollLine, onDrawn, here, isWhole, children } = props;
  const t = useT();
  const preview = usePreview(markdown);
  const isAgain = preview.step === 'making' && preview.isAgain === true;
  const pane = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { blocks } = preview;
  const sections = Math.ceil((blocks?.length ?? 0) / SECTION);
  const ownScroll = useRef<number>(null);
  const [spaces, setSpaces] = useState<Spaces>(NO_SPACES);

  useImperativeHandle(ref, () => ({
    scrollToLine(line) {
      const element = pane.current;
      if (!element) return;
      element.scrollTop = heightOfLine(boxesOf(element), line);
      ownScroll.current = element.scrollTop;
    },
    tops: (lines) => (pane.current && sections === 1 ? topsOf(pane.current, lines, spaces) : null),
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
    // What scrolls because it was told to doesn't tell in turn.
    if (!element || element.scrollTop === ownScroll.current) return;
    ownScroll.current = null;
    onScrollLine?.(lineAtHeight(boxesOf(element), element.scrollTop));
  };

  const showName = (name: string, patience = FRAMES) => {
    const anchors = pane.current?.querySelectorAll('[id], [name]') ?? [];
    const names = [name, ID_PREFIX + name];
    const place = [...anchors].find(({ id, attributes }) =>
      names.some((one) => one === id || one === attributes.getNamedItem('name')?.value),
    );
    if (place) return place.scrollIntoView({ block: 'start' });
    // It may stand in a section that isn't drawn, and is within a few frames of coming near.
    const line = blocks?.lineOfId(names) ?? null;
    const scroller = pane.current && scrollingAround(pane.current);
    if (line === null || !scroller || patience === 0) return;
    scroller.scrollTo(0, heightOfLine(boxesOf(scroller), line));
    requestAnimationFrame(() => showName(name, patience - 1));
  };

  return (
    <PreviewContext value={{ allowedImageHosts, showName }}>
      <section
        ref={pane}
        className={isWhole ? classes.whole : classes.pane}
        aria-label={label ?? t(m.help_center_view_preview)}
        // What scrolls must be reachable by keyboard.
        {...(!isWhole && { tabIndex: 0, onScroll, onKeyDown: goToEnd })}
      >
        {(preview.step === 'failed' || preview.step === 'slow' || isAgain) && (
          <Alert color="red" role="alert">
            <Text size="sm">{t(m.editor_preview_failed)}</Text>
            {preview.step !== 'failed' && (
              <BusyButton size="xs" variant="default" mt="xs" loading={isAgain} onClick={preview.goOn}>
                {t(m.editor_preview_go_on)}
              </BusyButton>
            )}
          </Alert>
        )}
        <div ref={text} dir="auto" className={classes.text} data-level={props.onGeometry && true}>
          {children}
          {blocks &&
            Array.from({ length: sections }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place; its blocks have keys of their own
              <PreviewSection key={index} {...{ blocks, index, spaces }} here={here ?? null} />
            ))}
        </div>
      </section>
    </PreviewContext>
  );
}

/** Where each block begins, without the space before it and before those above it. */
function topsOf(pane: HTMLElement, lines: readonly number[], spaces: Spaces) {
  if (pane.offsetParent === null) return null;
  const start = pane.getBoundingClientRect().top - pane.scrollTop;
  return lines.map((line) => {
    const block = pane.querySelector(`[data-line="${line}"]`);
    if (!block) return null;
    const put = [...spaces].reduce((sum, [before, height]) => (before <= line ? sum + height : sum), 0);
    return block.getBoundingClientRect().top - start - put;
  });
}

/** What stands above the text belongs to its first block: the first line is at the top where all of it shows. */
function boxesOf(pane: HTMLElement): BlockBox[] {
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
