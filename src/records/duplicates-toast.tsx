// Tells that a record came to be more than once, and leads to each.
import { Anchor, Group } from '@mantine/core';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { tellProblem, type Writer } from './record-toasts';

/**
 * A browser repeats a request by itself when a kept connection dies, and nothing but a look at the list shows it. `all` begins
 * with the one that is known; `onOpen` opens one of them, where it has a page.
 */
export function showDuplicates(
  t: T,
  writer: Writer,
  name: string,
  all: readonly { readonly id: number }[],
  onOpen?: (id: number) => void,
): void {
  tellProblem(writer, {
    title: t(m.records_duplicates_title, { count: all.length }),
    message: t(m.records_duplicates, { name }),
    beside: onOpen && (
      <Group gap="xs">
        {all.map(({ id }) => (
          <Anchor key={id} component="button" type="button" size="sm" onClick={() => onOpen(id)}>
            {t(m.records_duplicate, { number: id })}
          </Anchor>
        ))}
      </Group>
    ),
  });
}
