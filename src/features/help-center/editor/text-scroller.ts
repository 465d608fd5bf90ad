// What the text scrolls in: with its title above it, or beside its original in a box of its own.
import { searchPanelOpen } from '@codemirror/search';
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditorMode } from './editor-theme';

/** More than what lies over the text at its bottom edge, on a phone, too, in pixels. */
const FOOT = 112;

const withTitle = (view: EditorView) => view.dom.closest<HTMLElement>('[data-text-scroller]');

export const scrollerOf = (view: EditorView): HTMLElement => withTitle(view) ?? view.scrollDOM;

/** How far down in what it scrolls in the text begins. */
const startOf = (view: EditorView, scroller: HTMLElement) =>
  view.documentTop - scroller.getBoundingClientRect().top + scroller.scrollTop;

/** How far what stands above the text lies over it, where it stays in sight. */
const panelHeight = (view: EditorView) =>
  view.dom.querySelector<HTMLElement>('.cm-panels-top')?.offsetHeight ?? 0;

/** Keeps the cursor clear of what lies over the text, and shows the title with the first line. */
export const clearMargins = [
  // What adds a row to a table is in sight with its last row. As much is blank below the text: nothing at its end is taken for out of sight.
  EditorView.scrollMargins.of((view) =>
    withTitle(view) ? { top: panelHeight(view), bottom: FOOT } : { bottom: 32 },
  ),
  EditorView.scrollHandler.of((view, { head }) => {
    const scroller = withTitle(view);
    const { from, to } = view.state.doc.line(1);
    if (!scroller || head > to || searchPanelOpen(view.state)) return false;
    if (startOf(view, scroller) + view.lineBlockAt(from).bottom > scroller.clientHeight - FOOT) return false;
    scroller.scrollTop = 0;
    return true;
  }),
];

/**
 * What is put above the text moves none of it, nor when it is of another height: what the text scrolls in follows. `onOwnScroll` is
 * told where it is then; calling the result before it goes gives its place back. The style sheet is told by an attribute: looking
 * for the panel with `:has`, it would look at the whole text with every key.
 */
export function heldBelow(view: EditorView, element: HTMLElement, onOwnScroll: (top: number) => void) {
  const frame = view.dom.closest('[data-editor]');
  frame?.setAttribute('data-find-panel', '');
  let height = 0;
  const follow = (next: number) => {
    const scroller = scrollerOf(view);
    scroller.scrollTop += next - height;
    height = next;
    onOwnScroll(scroller.scrollTop);
  };
  const observer = new ResizeObserver(() => follow(element.offsetHeight));
  observer.observe(element);
  return () => {
    observer.disconnect();
    frame?.removeAttribute('data-find-panel');
    follow(0);
  };
}

const blockAtTop = (view: EditorView) => {
  const height = scrollerOf(view).getBoundingClientRect().top - view.documentTop;
  return { height, block: view.lineBlockAtHeight(Math.max(0, height)) };
};

/** The line at the top of what is visible, with its fraction; the first where the title is in sight. */
export function lineAtTop(view: EditorView): number {
  const { height, block } = blockAtTop(view);
  const inside = block.height > 0 ? Math.max(0, height - block.top) / block.height : 0;
  return view.state.doc.lineAt(block.from).number + Math.min(inside, 0.999);
}

/** Puts a line (from 1, with a fraction) at the top; the first one with what stands above it. */
export function putAtTop(view: EditorView, line: number): void {
  const scroller = scrollerOf(view);
  const number = Math.min(Math.max(1, Math.floor(line)), view.state.doc.lines);
  const block = view.lineBlockAt(view.state.doc.line(number).from);
  scroller.scrollTop = line <= 1 ? 0 : startOf(view, scroller) + block.top + (line - number) * block.height;
}

/** Calls when the text is scrolled, by whatever it scrolls in. */
export function onTextScroll(view: EditorView, run: () => void): () => void {
  const scrolled = ({ target }: Event) => {
    if (target === scrollerOf(view)) run();
  };
  document.addEventListener('scroll', scrolled, { capture: true, passive: true });
  return () => document.removeEventListener('scroll', scrolled, { capture: true });
}

/**
 * Shows what was in sight again where the text scrolls in something else, or is drawn otherwise: the cursor, or what was at
 * the top.
 */
export function useKeptPlace(view: EditorView | null, isFullHeight: boolean, mode: EditorMode): void {
  const top = useRef(0);
  const shown = useRef('');
  useEffect(() => {
    if (!view) return;
    const note = () => {
      top.current = blockAtTop(view).block.from;
    };
    return onTextScroll(view, note);
  }, [view]);
  const show = useEffectEvent(() => {
    const former = shown.current;
    shown.current = `${mode} ${isFullHeight}`;
    if (!view || former === '' || former === shown.current) return;
    const { head } = view.state.selection.main;
    const place = Math.min(top.current, view.state.doc.length);
    if (view.hasFocus) view.dispatch({ effects: EditorView.scrollIntoView(head, { yMargin: 160 }) });
    else if (place > 0) view.dispatch({ effects: EditorView.scrollIntoView(place, { y: 'start' }) });
    else view.requestMeasure();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks otherwise only then
  useEffect(() => show(), [view, isFullHeight, mode]);
}
