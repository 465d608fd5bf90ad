import { IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { PAGE_SIZES } from '~/api/http/page';
import type { Label } from '~/api/labels';
import { labelLookUp } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { pageOf } from '~/lib/file/page-meta';
import { includesFolded } from '~/lib/text/folded';
import { ViewButton } from '~/records/list/view-button';
import { useScope } from '~/session/scope-context';
import { LazyParts } from '~/ui/page/lazy-parts';
import { Page } from '~/ui/page/page';
import type { Column } from '~/ui/table/data-table';
import { Filters } from '~/ui/table/filters';
import { NoRows } from '~/ui/table/no-rows';
import { PagedList } from '~/ui/table/paged-list';
import { RowButton } from '~/ui/table/row-button';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view';
import { LabelName } from './label-name';

const LabelDrawer = lazyRouteComponent(() => import('./label-drawer'), 'LabelDrawer');

export interface LabelsSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
  /** The number of the one that is open beside the list. */
  readonly label?: number | undefined;
}

interface LabelsScreenProps {
  readonly search: LabelsSearch;
  readonly onSearchChange: (change: LabelsSearch) => void;
}

/** The account's labels, to read: one opens to what uses it, and to how many contacts carry it. */
export function LabelsScreen({ search, onSearchChange }: LabelsScreenProps) {
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
  const view = useTableView('labels', columns);
  return (
    <Page title={t(m.common_labels)} description={t(m.labels_description)}>
      <Filters
        view={<ViewButton view={view} source={found ?? []} />}
        search={
          <SearchField
            label={t(m.labels_search)}
            value={search.search ?? ''}
            onSearch={(text) => onSearchChange({ search: text || undefined, page: undefined })}
          />
        }
      />
      <PagedList
        query={{ ...labels, data: found && pageOf(found, search) }}
        label={t(m.common_labels)}
        view={view}
        empty={
          <NoRows
            search={search.search}
            hint={t(m.labels_search_text)}
            onClear={() => onSearchChange({ search: undefined, page: undefined })}
            icon={<IconTag size={20} aria-hidden />}
            title={t(m.labels_none)}
            text={t(m.labels_none_text)}
          />
        }
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
      <LazyParts asked={opened}>
        {opened && <LabelDrawer label={opened} onClose={() => onSearchChange({ label: undefined })} />}
      </LazyParts>
    </Page>
  );
}
