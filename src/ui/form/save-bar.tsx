// The bar at the bottom of the page that shows unsaved changes and the buttons to save or discard them.

import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PanelBottom } from '../overlay/panel-bottom';
import { BusyButton } from './busy-button';
import { moveFocusOnRemoval } from './move-focus-on-removal';
import classes from './save-bar.module.css';

interface SaveBarProps {
  /** The ID of the form that the bar submits. */
  readonly form: string;
  readonly submitLabel: string;
  readonly pending: boolean;
  /** The progress of the write, as a sentence. */
  readonly progress: string | null;
  readonly disabled: boolean;
  /** True if there are unsaved changes. A new record shows its button even without changes. */
  readonly isDirty: boolean;
  /** A sentence about what will be saved. */
  readonly hint?: ReactNode;
  /** Discards the changes. Undefined for a new record, because nothing would remain after discarding them. */
  readonly onDiscard?: (() => void) | undefined;
}

export function SaveBar(props: SaveBarProps) {
  const { form, submitLabel, pending, progress, disabled, isDirty, hint, onDiscard } = props;
  const t = useT();
  const send = () => {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  useHotkeys([['mod+S', send]], [], true);
  return (
    <PanelBottom className={classes.bar}>
      {progress && <span role="status">{progress}</span>}
      {!progress && isDirty && <span className={classes.state}>{t(m.common_unsaved)}</span>}
      {!progress && hint && <span className={classes.hint}>{hint}</span>}
      <div className={classes.acts}>
        {onDiscard && (
          <Button
            ref={moveFocusOnRemoval}
            variant="subtle"
            color="gray"
            onClick={onDiscard}
            disabled={pending}
          >
            {t(m.common_discard)}
          </Button>
        )}
        <BusyButton
          type="submit"
          form={form}
          loading={pending}
          disabled={disabled}
          aria-keyshortcuts="Control+S"
        >
          {submitLabel}
          <Kbd className={classes.key} size="xs" aria-hidden>
            Ctrl S
          </Kbd>
        </BusyButton>
      </div>
    </PanelBottom>
  );
}
