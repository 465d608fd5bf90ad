// Selects that are searched by typing.
import { MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limitedChoiceProps, rankOptions } from './long-choices';

type FieldProps = Pick<SelectProps, 'ref' | 'onKeyDown' | 'filter' | 'onDropdownOpen' | 'onDropdownClose'>;

const findHighlightedOption = (input: HTMLInputElement | null) =>
  document
    .getElementById(input?.getAttribute('aria-controls') ?? '')
    ?.querySelector<HTMLElement>('[data-combobox-selected]');

/**
 * Highlights the first match of the typed search, so that Enter selects it. Without a search, no option is highlighted,
 * because Enter would then select an unrelated one.
 * @param selectedLabel the label of the selected option, which the field shows. It isn't a search
 * @param isMultiple true if several options can be selected
 */
function useFirstMatch(selectedLabel: string, isMultiple: boolean, props: FieldProps) {
  const { ref, onKeyDown, filter = rankOptions, onDropdownOpen, onDropdownClose } = props;
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState(selectedLabel);
  const field = useRef<HTMLInputElement>(null);
  const isSearched = search.trim() !== '' && search !== selectedLabel;
  // Mantine tells screen readers which option is highlighted only after an arrow key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search can highlight another option
  useEffect(() => {
    const input = field.current;
    const match = isSearched && findHighlightedOption(input)?.id;
    if (!input || !match) return;
    input.setAttribute('aria-activedescendant', match);
    return () => {
      if (input.getAttribute('aria-activedescendant') === match)
        input.removeAttribute('aria-activedescendant');
    };
  }, [isSearched, search]);
  return {
    ref: useMergedRef(field, ref),
    searchValue: search,
    onSearchChange: setSearch,
    selectFirstOptionOnChange: isSearched,
    // Renders no options while the list is closed. The list itself stays mounted, because Mantine would otherwise
    // announce only after another key press that the list is open.
    filter: isOpen ? filter : () => [],
    onDropdownOpen: () => {
      setOpen(true);
      onDropdownOpen?.();
    },
    onDropdownClose: () => {
      setOpen(false);
      onDropdownClose?.();
    },
    // Selects the highlighted option, because Mantine forgets it in two cases. One is a search that is typed before a
    // timeout that starts when the list opens. The other is a previous selection in a field for several options.
    onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
      const match = (isSearched || isMultiple) && findHighlightedOption(field.current);
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !match) return;
      event.preventDefault();
      event.stopPropagation();
      match.click();
      // Marks the option from which the arrow keys continue. Mantine reads the attribute later.
      if (!isSearched) match.setAttribute('data-combobox-selected', 'true');
    },
    // Prevents Enter from submitting the form, for example when it is pressed again after an option was selected.
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') event.preventDefault();
      onKeyDown?.(event);
    },
  };
}

function findLabel(data: SelectProps['data'], value: string | null | undefined): string {
  for (const option of data ?? []) {
    if (option === value) return option;
    if (typeof option === 'object' && 'value' in option && option.value === value) return option.label;
  }
  return '';
}

/** A select that is searched by typing. Enter selects the first match. */
export function SearchableSelect(props: SelectProps) {
  const search = useFirstMatch(findLabel(props.data, props.value), false, props);
  return <Select {...limitedChoiceProps} {...props} {...search} />;
}

/** A select of several options that is searched by typing. Enter selects the first match. */
export function SearchableMultiSelect(props: MultiSelectProps) {
  return <MultiSelect {...limitedChoiceProps} {...props} {...useFirstMatch('', true, props)} />;
}
