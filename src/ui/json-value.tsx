// A value of any JSON type on screen.
import { Code, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

/** A value of any JSON type, as it came: a text as text, everything else in JSON's own writing. */
export function JsonValue({ value }: { readonly value: unknown }) {
  const t = useT();
  if (value === '')
    return (
      <Text span inherit c="dimmed">
        {t(m.common_empty_text)}
      </Text>
    );
  if (typeof value === 'string') return <span dir="auto">{value}</span>;
  if (typeof value === 'object' && value !== null)
    return (
      <Code block className="raw-text">
        {JSON.stringify(value, null, 2)}
      </Code>
    );
  return <Code>{JSON.stringify(value)}</Code>;
}
