import {
  autoUpdate,
  flip,
  offset,
  type Placement,
  shift,
  useFloating,
  type VirtualElement,
} from '@floating-ui/react-dom';
import { useMergedRef } from '@mantine/hooks';
import type { EditorView } from 'prosemirror-view';
import { type ComponentProps, type Ref, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { isNarrowScreen, trackOnScreenKeyboard } from '~/ui/form/track-on-screen-keyboard';
import classes from './popup.module.css';
import { getRangeBox } from './range-box';

interface FloatingPanelProps extends ComponentProps<'div'> {
  readonly view: EditorView;
  readonly from: number;
  readonly to: number;
  readonly placement: Placement;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The distance of the panel from the text range and from the edges of the window, in pixels. */
const GAP = 6;
const MARGIN = 8;

/** A box beside a range of the text, above everything else on the page. On a phone it is a sheet at the bottom edge. */
export function FloatingPanel({
  view,
  from,
  to,
  placement,
  ref,
  className,
  style,
  ...others
}: FloatingPanelProps) {
  const { refs, floatingStyles } = useFloating<VirtualElement>({
    placement,
    strategy: 'fixed',
    transform: false,
    middleware: [offset(GAP), flip({ padding: MARGIN }), shift({ padding: MARGIN })],
    whileElementsMounted: autoUpdate,
  });
  const { setReference, setFloating } = refs;
  useLayoutEffect(() => {
    setReference({
      getBoundingClientRect: () => getRangeBox(view, from, to),
      contextElement: view.dom,
    });
  }, [setReference, view, from, to]);
  useSheet(refs.floating, view, from);
  return createPortal(
    <div
      ref={useMergedRef(setFloating, ref ?? null)}
      className={`${classes.popup} ${className ?? ''}`}
      style={isNarrowScreen() ? style : { ...style, ...floatingStyles }}
      {...others}
    />,
    document.getElementById('content') ?? document.body,
  );
}

/** On a phone, keeps the sheet above the on-screen keyboard, and keeps the text range visible above the sheet. */
function useSheet(sheet: { readonly current: HTMLElement | null }, view: EditorView, at: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (!isNarrowScreen()) return;
    const host = view.dom.parentElement;
    host?.style.setProperty('--sheet', `${sheet.current?.offsetHeight ?? 0}px`);
    const { node } = view.domAtPos(at);
    const element = node instanceof Element ? node : node.parentElement;
    element?.scrollIntoView({ block: 'start' });
    const unfollow = trackOnScreenKeyboard(sheet.current);
    return () => {
      unfollow?.();
      host?.style.removeProperty('--sheet');
    };
  }, [view]);
}
