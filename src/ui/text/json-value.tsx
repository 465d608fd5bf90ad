import { Code, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LongText } from '../page/truncated-list';

/** A value of any JSON type: a string as text, everything else as JSON. */
export function JsonValue({ value }: { readonly value: unknown }) {
  const t = useT();
  if (value === '')
    return (
      <Text span inherit c="dimmed">
        {t(m.common_empty_text)}
      </Text>
    );
  if (typeof value === 'string')
    return <LongText text={value}>{(shown) => <span dir="auto">{shown}</span>}</LongText>;
  if (typeof value === 'object' && value !== null) return <JsonText value={value} />;
  return <Code>{JSON.stringify(value)}</Code>;
}

/** An object or a list as JSON. */
export function JsonText({ value }: { readonly value: object }) {
  return (
    <LongText text={JSON.stringify(value, null, 2)}>
      {(shown) => (
        <Code block className="raw-text">
          {shown}
        </Code>
      )}
    </LongText>
  );
}
