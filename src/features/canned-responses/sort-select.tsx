import { CANNED_RESPONSE_SORTS } from '~/api/choices';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Filter } from '~/ui/table/filters';

type Sort = (typeof CANNED_RESPONSE_SORTS)[number];

interface SortSelectProps {
  /** What the person chose; nothing where the order is the platform's own. */
  readonly sort: Sort | undefined;
  readonly isSearch: boolean;
  readonly onChange: (sort: Sort | undefined) => void;
}

/** The order of the list. A search without a chosen one comes by relevance, and the select says so. */
export function SortSelect({ sort, isSearch, onChange }: SortSelectProps) {
  const t = useT();
  const titles = {
    short_code_asc: t(m.canned_responses_sort_short_code_asc),
    short_code_desc: t(m.canned_responses_sort_short_code_desc),
    newest: t(m.common_newest_first),
    oldest: t(m.common_oldest_first),
  };
  const sorts = CANNED_RESPONSE_SORTS.map((value) => ({ value, label: titles[value] }));
  return (
    <Filter
      label={t(m.common_sort)}
      value={sort ?? (isSearch ? '' : 'short_code_asc')}
      data={isSearch ? [{ value: '', label: t(m.canned_responses_sort_relevance) }, ...sorts] : sorts}
      onChange={(event) =>
        onChange(CANNED_RESPONSE_SORTS.find((value) => value === event.currentTarget.value))
      }
    />
  );
}
