// A choice among as many as there may be: whoever looks for one types a part of its name.
import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core';
import { folded } from '~/lib/text/folded';

interface Sought {
  /** Further text by which an option is found, such as an email address. */
  readonly getFurtherText?: (value: string) => string | undefined;
  readonly options: readonly ComboboxParsedItem[];
  readonly search: string;
  readonly limit: number;
}

/** How well a label is what is sought: 0 is best, 3 not at all. */
function rankOf(label: string, sought: string): number {
  if (label === sought) return 0;
  if (label.startsWith(sought)) return 1;
  return label.includes(sought) ? 2 : 3;
}

/** The options that hold what is sought, the very name first: among thousands it would lie beyond those that are drawn. */
export function bestFirst({ options, search, limit, getFurtherText }: Sought): ComboboxItem[] {
  const sought = folded(search).trim();
  return options
    .filter((option) => 'label' in option)
    .map((option) => ({ option, rank: rankOf(folded(option.label), sought) }))
    .filter(({ option, rank }) => rank < 3 || folded(getFurtherText?.(option.value) ?? '').includes(sought))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ option }) => option);
}

/** More are never drawn at once, and none while the list is closed. */
export const longChoices = {
  searchable: true,
  limit: 100,
  filter: bestFirst,
  comboboxProps: { keepMounted: false },
} as const;
