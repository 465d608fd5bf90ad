// What is unsaved on a page, and the buttons that end it: at the panel's bottom, in sight wherever one reads.
import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PanelBottom } from '../overlay/panel-bottom';
import { BusyButton } from './busy-button';
import classes from './save-bar.module.css';

interface SaveBarProps {
  /** The id of the form that it sends. */
  readonly form: string;
  readonly submitLabel: string;
  readonly pending: boolean;
  /** How far the write is, as a sentence. */
  readonly progress: string | null;
  readonly disabled: boolean;
  /** Something was typed; a new record has its button before that, too. */
  readonly isDirty: boolean;
  /** What will be saved, as a sentence. */
  readonly hint?: ReactNode;
  /** Takes back what was typed; absent where that would leave nothing. */
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
          <Button variant="subtle" color="gray" onClick={onDiscard} disabled={pending}>
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
