// A dialog that is open while it is mounted. On unmount, the focus returns to the element that opened it.
import { Modal, type ModalProps } from '@mantine/core';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { trackOnScreenKeyboard } from '../form/track-on-screen-keyboard';
import { useCanTakeFocus } from '../form/use-can-take-focus';
import { usePressGuard } from '../form/use-press-guard';
import { nodeMarker } from '../text/node-marker';
import classes from './dialog.module.css';
import { useIsTopLayer } from './use-is-top-layer';

/**
 * Returns the focus to the element that opened this overlay when the overlay is unmounted. If that element is gone or
 * disabled, moves the focus to the dialog or page behind the overlay. Mantine restores the focus only for overlays that
 * were mounted before they opened.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      // Does nothing if the focus has moved deliberately, for example to the heading of another page.
      setTimeout(() => {
        const behind = [...document.querySelectorAll<HTMLElement>('main h1, [role="dialog"]')].at(-1);
        for (const place of [opener, behind])
          if (document.activeElement === document.body && place instanceof HTMLElement)
            place.focus({ preventScroll: true });
      });
    };
  }, []);
}

interface DialogProps
  extends Omit<ModalProps, 'opened' | 'trapFocus' | 'classNames' | 'styles' | 'transitionProps'> {
  /** The accessible name, if the dialog has no title. */
  readonly label?: string;
}

const RISING = {
  duration: 120,
  transition: {
    out: { opacity: 0, transform: 'translateY(4px)' },
    in: { opacity: 1, transform: 'none' },
    transitionProperty: 'opacity, transform',
  },
};

/** Elements marked with `data-foot`, which contain the buttons, stay visible while the content above them scrolls. */
export function Dialog({ label, closeOnEscape = true, ...props }: DialogProps) {
  const t = useT();
  useFocusReturn();
  const isTop = useIsTopLayer();
  const mark = useSyncExternalStore(nodeMarker.subscribe, nodeMarker.get, nodeMarker.get);
  const root = useRef<HTMLDivElement>(null);
  const takesFocus = useCanTakeFocus(root);
  const guardPresses = usePressGuard(takesFocus);
  const named = label && {
    attributes: { content: { 'aria-label': label }, header: { role: 'presentation' } },
  };
  return (
    <Modal
      {...props}
      {...named}
      title={mark(props.title)}
      opened
      closeOnEscape={closeOnEscape && isTop}
      closeButtonProps={{ 'aria-label': t(m.common_close) }}
      trapFocus={takesFocus}
      onKeyDownCapture={guardPresses}
      ref={(element) => {
        root.current = element;
        return trackOnScreenKeyboard(element);
      }}
      classNames={classes}
      transitionProps={RISING}
    />
  );
}
