// A dialog, for as long as it is drawn. The focus goes back to what opened it.
import { Modal, type ModalProps } from '@mantine/core';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { followKeyboard } from '../form/follow-keyboard';
import { usePressGuard } from '../form/use-press-guard';
import { useTypingPause } from '../form/use-typing-pause';
import { nodeMarker } from '../text/node-marker';
import classes from './dialog.module.css';
import { useTopLayer } from './use-top-layer';

/**
 * Gives the focus back to what opened the caller, when that is gone; to the dialog behind it or the page where the opener is
 * gone or disabled, too. Mantine's own way back is for what was there before it opened.
 */
export function useWayBack(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      // What closed it may have taken the focus elsewhere by then, such as to the heading of another page.
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
  /** Its name, where it has no title of its own. */
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

/** What is marked as `data-foot` in it, with its buttons, stays in sight while the rest scrolls. */
export function Dialog({ label, closeOnEscape = true, ...props }: DialogProps) {
  const t = useT();
  useWayBack();
  const isTop = useTopLayer();
  const mark = useSyncExternalStore(nodeMarker.subscribe, nodeMarker.get, nodeMarker.get);
  const root = useRef<HTMLDivElement>(null);
  const takesFocus = useTypingPause(root);
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
        return followKeyboard(element);
      }}
      classNames={classes}
      transitionProps={RISING}
    />
  );
}
