import { IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { Label } from '~/api/labels';
import { labelLookUp } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { pageOf } from '~/lib/file/page-meta';
import { includesFolded } from '~/lib/text/folded';
import { ListScreen } from '~/records/list/list-screen';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/table/data-table';
import type { ListSearch, SearchProps } from '~/ui/table/list-search';
import { RowButton } from '~/ui/table/row-button';
import { LabelName } from './label-name';

const LabelDrawer = lazyRouteComponent(() => import('./label-drawer'), 'LabelDrawer');

interface LabelsSearch extends ListSearch {
  /** The number of the one that is open beside the list. */
  readonly label?: number | undefined;
}

/** The account's labels, to read: one opens to what uses it, and to how many contacts carry it. */
export function LabelsScreen({ search, onSearchChange }: SearchProps<LabelsSearch>) {
  const t = useT();
  const labels = useQuery(labelLookUp(useScope()));
  const found = labels.data?.filter(({ title, description }) =>
    includesFolded(`${title} ${description ?? ''}`, search.search),
  );
  const opened = labels.data?.find(({ id }) => id === search.label);
  const columns: Column<Label>[] = [
    {
      key: 'title',
      title: t(m.common_name),
      width: '20rem',
      text: ({ title }) => title,
      cell: (label) => (
        <RowButton opens={LabelDrawer} onClick={() => onSearchChange({ label: label.id })}>
          <LabelName label={label} />
        </RowButton>
      ),
    },
    {
      key: 'description',
      title: t(m.common_description),
      cell: ({ description }) => description,
    },
  ];
  return (
    <ListScreen
      list="labels"
      title={t(m.common_labels)}
      description={t(m.labels_description)}
      columns={columns}
      query={{ ...labels, data: found && pageOf(found, search) }}
      source={found ?? []}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.labels_search)}
      searchHint={t(m.labels_search_text)}
      empty={{ icon: IconTag, title: t(m.labels_none), text: t(m.labels_none_text) }}
      asked={opened}
    >
      {opened && <LabelDrawer label={opened} onClose={() => onSearchChange({ label: undefined })} />}
    </ListScreen>
  );
}
