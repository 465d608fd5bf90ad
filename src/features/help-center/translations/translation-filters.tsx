import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { FilterBar, FilterSelect } from '~/ui/table/filter-bar';
import { SearchField } from '~/ui/table/search-field';
import classes from './matrix.module.css';
import { MATRIX_FILTERS, type MatrixFilter, type TranslationsSearch } from './translations-search';

interface TranslationFiltersProps {
  readonly search: TranslationsSearch;
  readonly shown: MatrixFilter;
  /** The number of articles per filter. Null while loading. */
  readonly counts: Readonly<Record<MatrixFilter, number>> | null;
  /** The portal's root categories. */
  readonly categories: readonly Category[];
  readonly view: ReactNode;
  readonly onSearchChange: (change: TranslationsSearch) => void;
}

export function TranslationFilters(props: TranslationFiltersProps) {
  const { search, shown, counts, categories, view, onSearchChange } = props;
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const words = {
    all: t(m.help_center_all),
    behind: t(m.translations_show_behind),
    missing: t(m.translations_show_missing),
    gaps: t(m.help_center_needs_attention_only),
  };
  const change = (next: TranslationsSearch) => onSearchChange({ page: undefined, ...next });
  return (
    <FilterBar
      view={view}
      onClear={search.category_id ? () => change({ category_id: undefined }) : undefined}
      search={
        <>
          <SearchField
            label={t(m.help_center_search_titles)}
            value={search.search ?? ''}
            onSearch={(text) => change({ search: text || undefined })}
          />
          <SegmentedControl
            className={classes.show}
            aria-label={t(m.compare_show)}
            value={shown}
            // Offers the `gaps` filter only while it is selected, because only older links select it.
            data={MATRIX_FILTERS.filter((value) => value !== 'gaps' || shown === 'gaps').map((value) => ({
              value,
              label: (
                <>
                  {words[value]} <span>{counts && number.format(counts[value])}</span>
                </>
              ),
            }))}
            onChange={(value) =>
              change({
                show: value === 'behind' || value === 'missing' ? value : undefined,
                gaps: value === 'gaps' || undefined,
              })
            }
          />
        </>
      }
    >
      {categories.length > 0 && (
        <FilterSelect
          label={t(m.help_center_category)}
          value={search.category_id ?? ''}
          data={[
            { value: '', label: t(m.help_center_all_categories) },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget }) => change({ category_id: Number(currentTarget.value) || undefined })}
        />
      )}
    </FilterBar>
  );
}
