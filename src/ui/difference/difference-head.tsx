// The columns' names, for screen readers: to the eye they are told by their places.
import { VisuallyHidden } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Layout } from './display-items';

const COLUMNS = {
  unified: [m.difference_line_before, m.difference_line_after, m.common_text],
  split: [m.difference_line_before, m.common_before, m.difference_line_after, m.common_after],
} as const;

export function DifferenceHead({ layout }: { readonly layout: Layout }) {
  const t = useT();
  return (
    <VisuallyHidden component="thead">
      <tr aria-rowindex={1}>
        {COLUMNS[layout].map((title) => (
          <th key={t(title)} scope="col">
            {t(title)}
          </th>
        ))}
      </tr>
    </VisuallyHidden>
  );
}
