import type { Text as EditorText } from '@codemirror/state';
import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { amountOf } from './word-count';

/** How many words and characters there are. */
export function TextAmount({ text }: { readonly text: EditorText }) {
  const t = useT();
  const { words, characters } = amountOf(text);
  return (
    <Text size="xs" c="dimmed" px="md" py={4}>
      {t(m.editor_amount, { words, characters })}
    </Text>
  );
}
