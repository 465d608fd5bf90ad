import { useClickOutside } from '@mantine/hooks';
import type { EditorView } from 'prosemirror-view';
import { type ReactNode, useEffect } from 'react';
import { FloatingPanel } from './floating-panel';
import classes from './popup.module.css';
import { closePopup, type FieldsPopup } from './popup-state';

interface PopupFormProps {
  readonly view: EditorView;
  readonly popup: FieldsPopup;
  readonly label: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form over the text. Enter submits it. Escape and a click outside close it. */
export function PopupForm({ view, popup, label, onSubmit, children }: PopupFormProps) {
  const dialog = useClickOutside<HTMLDivElement>(() => closePopup(view));
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [dialog]);
  return (
    <FloatingPanel
      ref={dialog}
      view={view}
      from={popup.from}
      to={popup.to}
      placement={popup.isAbove ? 'top-start' : 'bottom-start'}
      role="dialog"
      aria-label={label}
      // Makes the form focusable, so that it can take the focus if the focused control disappears.
      tabIndex={-1}
      className={classes.fields}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
        // Prevents Escape from also closing a dialog around the editor.
        event.preventDefault();
        event.stopPropagation();
        closePopup(view);
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </FloatingPanel>
  );
}
