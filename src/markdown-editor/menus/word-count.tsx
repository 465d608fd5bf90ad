import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { TextLength } from '~/lib/markdown/word-count';
import { requestTextTask } from '~/texts/ask';

/** The number of words and the reading time, shown as soon as a worker has counted the words. */
export function WordCount({ text }: { readonly text: string | null }) {
  const t = useT();
  const [amount, setAmount] = useState<TextLength | null>(null);
  useEffect(() => {
    if (text === null) return;
    const leaving = new AbortController();
    requestTextTask('amount', { text }, leaving.signal).then(setAmount, () => undefined);
    return () => leaving.abort();
  }, [text]);
  return (
    // The element fills the rest of the line and aligns its text to the right, so that a changed count causes no layout
    // shift.
    <Text size="xs" c="dimmed" ta="end" flex="1 0 auto" py={4}>
      {/* Reserves the space until the words are counted. */}
      <span style={{ visibility: amount ? 'visible' : 'hidden' }}>
        {t(m.editor_text_length, amount ?? { words: 100, minutes: 1 })}
      </span>
    </Text>
  );
}
