// Tells that a record came to be more than once, and leads to each.
import { Anchor, Group } from '@mantine/core';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { showProblem } from '~/ui/toast';

interface Duplicates {
  /** All that are there, the one that is known first. */
  readonly ids: readonly number[];
  /** Opens one of them, where it has a page. */
  readonly onOpen?: (id: number) => void;
}

/** A browser repeats a request by itself when a kept connection dies, and nothing but a look at the list shows it. */
export function showDuplicates(t: T, { ids, onOpen }: Duplicates): void {
  showProblem({
    title: t(m.records_duplicates_title, { count: ids.length }),
    message: t(m.records_duplicates),
    details: onOpen && (
      <Group gap="xs">
        {ids.map((id) => (
          <Anchor key={id} component="button" type="button" size="sm" onClick={() => onOpen(id)}>
            {t(m.records_duplicate, { number: id })}
          </Anchor>
        ))}
      </Group>
    ),
  });
}
