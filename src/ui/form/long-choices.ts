// Options for a select with thousands of entries, which users find by typing part of the name.
import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core';
import { foldText } from '~/lib/text/fold-text';

interface SearchOptions {
  /** Returns additional searchable text of an option, such as an email address. */
  readonly getFurtherText?: (value: string) => string | undefined;
  readonly options: readonly ComboboxParsedItem[];
  readonly search: string;
  readonly limit: number;
}

/** Ranks a label against the search from 0 (exact match) to 3 (no match). */
function rankOption(label: string, sought: string): number {
  if (label === sought) return 0;
  if (label.startsWith(sought)) return 1;
  return label.includes(sought) ? 2 : 3;
}

/**
 * Returns the matching options, best match first. Only the first options are rendered, and an exact match must be among
 * them.
 */
export function rankOptions({ options, search, limit, getFurtherText }: SearchOptions): ComboboxItem[] {
  const sought = foldText(search).trim();
  return options
    .filter((option) => 'label' in option)
    .map((option) => ({ option, rank: rankOption(foldText(option.label), sought) }))
    .filter(({ option, rank }) => rank < 3 || foldText(getFurtherText?.(option.value) ?? '').includes(sought))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ option }) => option);
}

/**
 * Props of a select that is searched by typing. Renders at most 100 options. The list opens with a click, a key or
 * typed text, but not with the focus alone, because the list would cover the field's error.
 */
export const limitedChoiceProps = {
  searchable: true,
  openOnFocus: false,
  limit: 100,
  filter: rankOptions,
} as const;
