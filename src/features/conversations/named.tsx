import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Names } from './use-names';

interface NamedProps {
  readonly id: number | null | undefined;
  readonly names: Names;
}

/** A name with its number; the number alone where the name isn't known. */
export function Named({ id, names }: NamedProps) {
  const t = useT();
  if (id === null || id === undefined)
    return (
      <Text span inherit c="dimmed">
        {t(m.common_none)}
      </Text>
    );
  const name = names.get(id);
  const number = t(m.conversations_number, { number: id });
  return name ? t(m.conversations_name_and_number, { name, number }) : number;
}
