import type { Text as EditorText } from '@codemirror/state';
import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Amount } from '~/lib/markdown/word-count';
import { askTexts } from '~/texts/ask';

/** How many words there are and how long they take to read, as soon as they are counted. */
export function TextAmount({ text }: { readonly text: EditorText | null }) {
  const t = useT();
  const [amount, setAmount] = useState<Amount | null>(null);
  useEffect(() => {
    if (!text) return;
    const leaving = new AbortController();
    askTexts('amount', { text: text.toString() }, leaving.signal).then(setAmount, () => undefined);
    return () => leaving.abort();
  }, [text]);
  return (
    // It ends where the line does, and begins where the rest of it does: another count moves nothing.
    <Text size="xs" c="dimmed" ta="end" flex="1 0 auto" py={4}>
      {/* As wide before it is counted: nothing moves when it comes. */}
      <span style={{ visibility: amount ? 'visible' : 'hidden' }}>
        {t(m.editor_amount, amount ?? { words: 100, minutes: 1 })}
      </span>
    </Text>
  );
}
