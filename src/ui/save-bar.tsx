// What is unsaved on a page, and the buttons that end it: at the panel's bottom, in sight wherever one reads.
import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './save-bar.module.css';
import { SAVE_BAR } from './save-bar-place';

interface SaveBarProps {
  /** The id of the form that it sends. */
  readonly form: string;
  readonly submitLabel: string;
  readonly pending: boolean;
  readonly disabled: boolean;
  /** Something was typed; a new record has its button before that, too. */
  readonly isDirty: boolean;
  /** What will be saved, as a sentence. */
  readonly hint?: ReactNode;
  /** Takes back what was typed; absent where that would leave nothing. */
  readonly onDiscard?: (() => void) | undefined;
}

export function SaveBar(props: SaveBarProps) {
  const { form, submitLabel, pending, disabled, isDirty, hint, onDiscard } = props;
  const t = useT();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(SAVE_BAR)), []);
  const bar = useRef<HTMLDivElement>(null);
  // With the bar goes the button that was pressed: the focus goes on from the page's heading.
  useLayoutEffect(() => {
    const element = place && bar.current;
    return () => {
      if (element?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
  }, [place]);
  const send = () => {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  useHotkeys([['mod+S', send]], [], true);
  if (!place) return null;
  return createPortal(
    <div ref={bar} className={classes.bar}>
      {isDirty && <span className={classes.state}>{t(m.common_unsaved)}</span>}
      {hint && <span className={classes.hint}>{hint}</span>}
      <div className={classes.acts}>
        {onDiscard && (
          <Button variant="subtle" color="gray" onClick={onDiscard} disabled={pending}>
            {t(m.common_discard)}
          </Button>
        )}
        <Button type="submit" form={form} loading={pending} disabled={disabled} aria-keyshortcuts="Control+S">
          {submitLabel}
          <Kbd className={classes.key} size="xs" aria-hidden>
            Ctrl S
          </Kbd>
        </Button>
      </div>
    </div>,
    place,
  );
}
