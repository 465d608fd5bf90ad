// A text field whose value is written to the query string with a delay.
import { useState } from 'react';

/**
 * Returns the state of the field, which follows changes of `value` from outside, such as a link or the back button. An
 * older value that the field itself wrote never replaces newer input.
 */
export function useQueryText(value: string, onAsk: (text: string) => void) {
  const [text, setText] = useState(value);
  /** The last `value` received, and the values that this field has written to the query string since. */
  const [known, setKnown] = useState<readonly [string, ...string[]]>([value]);
  const [present, ...asked] = known;
  if (value !== present) {
    const echo = asked.indexOf(value);
    setKnown(echo === -1 ? [value] : [value, ...asked.slice(echo + 1)]);
    if (echo === -1) setText(value);
  }
  const ask = (next: string) => {
    setKnown(([first, ...more]) => [first, ...more, next]);
    onAsk(next);
  };
  return { text, setText, ask };
}
