// A field whose text an address keeps, later than it is typed.
import { useState } from 'react';

/**
 * The text of a field that an address keeps. It follows where `value` changes from elsewhere: a link, the way back. The echo
 * of what this field asked for never replaces what was typed after it.
 */
export function useAskedText(value: string, onAsk: (text: string) => void) {
  const [text, setText] = useState(value);
  /** What `value` was, and what this field asked for since. */
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
