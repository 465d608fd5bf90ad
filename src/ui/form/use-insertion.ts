// A text field into which something else is put than what is typed.
import { useRef } from 'react';

/** Puts pieces into a text: where the cursor is, in the place of what is selected; behind everything where there is none yet. */
export function useInsertion(text: string, onChange: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** Whether the cursor was ever put anywhere: until then a browser takes it to be at the start. */
  const hasCursor = useRef(false);
  const noteCursor = () => {
    hasCursor.current = true;
  };
  const insert = (piece: string) => {
    const { selectionStart, selectionEnd } = (hasCursor.current && field.current) || {
      selectionStart: text.length,
      selectionEnd: text.length,
    };
    onChange(text.slice(0, selectionStart) + piece + text.slice(selectionEnd));
    noteCursor();
    const caret = selectionStart + piece.length;
    // A text that is set anew takes the cursor to its end.
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  };
  return { field, noteCursor, insert };
}
