// The sort menu of a list whose records have a name.
import { NAME_SORTS } from '~/api/choices';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FilterSelect } from '~/ui/table/filter-bar';

type Sort = (typeof NAME_SORTS)[number];

interface NameSortFilterProps {
  readonly sort: Sort | undefined;
  readonly onSearchChange: (change: { readonly sort: Sort | undefined; readonly page: undefined }) => void;
}

export function NameSortFilter({ sort = 'name_asc', onSearchChange }: NameSortFilterProps) {
  const t = useT();
  const titles = {
    name_asc: t(m.common_sort_name_asc),
    name_desc: t(m.common_sort_name_desc),
    newest: t(m.common_newest_first),
    oldest: t(m.common_oldest_first),
  };
  return (
    <FilterSelect
      label={t(m.common_sort)}
      value={sort}
      data={NAME_SORTS.map((value) => ({ value, label: titles[value] }))}
      onChange={({ currentTarget }) =>
        onSearchChange({ sort: NAME_SORTS.find((value) => value === currentTarget.value), page: undefined })
      }
    />
  );
}
