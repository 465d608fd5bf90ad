// Reports that a record was created more than once, with a link to each copy.
import { Anchor, Group } from '@mantine/core';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { reportProblem, type WriteAuthor } from './record-toasts';

/**
 * Shows a toast about duplicates, because the user would otherwise notice them only in the list. Duplicates are created
 * if the browser resends a request after a kept-alive connection was closed. `all` starts with the record that the form
 * created. `onOpen` opens a record that has a page.
 */
export function showDuplicatesToast(
  t: Translator,
  writer: WriteAuthor,
  name: string,
  all: readonly { readonly id: number }[],
  onOpen?: (id: number) => void,
): void {
  reportProblem(writer, {
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
