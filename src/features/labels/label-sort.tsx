import { LABEL_SORTS } from '~/api/choices';
import type { Label } from '~/api/labels';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FilterSelect } from '~/ui/table/filter-bar';

type Sort = (typeof LABEL_SORTS)[number];

/** Compares labels in the selected order. Labels used by the same number of records are sorted by title. */
export function createLabelComparator(sort: Sort | undefined, count: (label: Label) => number) {
  return (one: Label, other: Label): number => {
    const byTitle = one.title.localeCompare(other.title);
    if (sort === 'name_desc') return -byTitle;
    return (sort === 'uses' && count(other) - count(one)) || byTitle;
  };
}

interface LabelSortProps {
  readonly sort: Sort | undefined;
  /** True if the macros and rules that use each label are counted, so that the list can be sorted by their number. */
  readonly hasCounts: boolean;
  readonly onSearchChange: (change: { readonly sort: Sort | undefined; readonly page: undefined }) => void;
}

export function LabelSort({ sort = 'name_asc', hasCounts, onSearchChange }: LabelSortProps) {
  const t = useT();
  const titles = {
    name_asc: t(m.common_sort_name_asc),
    name_desc: t(m.common_sort_name_desc),
    uses: t(m.labels_sort_uses),
  };
  return (
    <FilterSelect
      label={t(m.common_sort)}
      value={sort}
      data={LABEL_SORTS.filter((value) => value !== 'uses' || hasCounts || value === sort).map((value) => ({
        value,
        label: titles[value],
      }))}
      onChange={({ currentTarget }) =>
        onSearchChange({ sort: LABEL_SORTS.find((value) => value === currentTarget.value), page: undefined })
      }
    />
  );
}
