import type { EditorView } from '@codemirror/view';
import { useClickOutside, useMergedRef } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { closePopup, type FieldsPopup } from './popup';
import classes from './popup.module.css';
import { useSheet } from './use-sheet';

interface PopupFieldsProps {
  readonly view: EditorView;
  readonly popup: FieldsPopup;
  readonly label: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Fields over the text: Enter does what they say, Escape and a press elsewhere leave the text as it is. */
export function PopupFields({ view, popup, label, onSubmit, children }: PopupFieldsProps) {
  const fields = useSheet<HTMLDivElement>(view, popup.from);
  const outside = useClickOutside<HTMLDivElement>(() => closePopup(view));
  // The place is known only afterwards: nothing scrolls to where the fields begin.
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [fields]);
  return (
    <div
      ref={useMergedRef(fields, outside)}
      role="dialog"
      aria-label={label}
      // What holds the focus may go while it is open: a search that ended.
      tabIndex={-1}
      className={`${classes.popup} ${classes.fields}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // It closes these fields, not what is around the editor.
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
    </div>
  );
}
