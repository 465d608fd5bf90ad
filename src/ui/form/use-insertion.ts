// Inserts text into a text field programmatically.
import { useRef } from 'react';

/**
 * Returns a function that inserts text at the cursor, replacing the selection. Appends the text if the field never had
 * a cursor.
 */
export function useTextInsertion(text: string, onChange: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** True once the field has had a cursor. Until then, browsers report a position at its start. */
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
    // Restores the cursor, because setting the value moves it to the end.
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  };
  return { field, noteCursor, insert };
}
