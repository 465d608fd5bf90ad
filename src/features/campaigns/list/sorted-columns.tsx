import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { Column } from '~/ui/table/data-table';
import type { CampaignRow } from './campaign-rows';
import classes from './campaign-sort.module.css';
import type { CampaignSort } from './campaigns-search';

/** The sort orders that repeated clicks on a column header cycle through. */
const ORDERS: Readonly<Record<string, readonly CampaignSort[]>> = {
  name: ['name'],
  recipients: ['recipients'],
  when: ['newest', 'oldest'],
};

const DIRECTIONS = {
  next: null,
  name: 'ascending',
  oldest: 'ascending',
  newest: 'descending',
  recipients: 'descending',
} as const satisfies Record<CampaignSort, unknown>;

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown };

/** Adds a sort button to the headers of sortable columns. */
export const makeColumnsSortable = (
  columns: readonly Column<CampaignRow>[],
  sort: CampaignSort,
  onSort: (sort: CampaignSort | undefined) => void,
): readonly Column<CampaignRow>[] =>
  columns.map((column) => {
    const orders = ORDERS[column.key];
    if (!orders) return column;
    const at = orders.indexOf(sort);
    const direction = at === -1 ? null : DIRECTIONS[sort];
    const Icon = direction === null ? IconSelector : ICONS[direction];
    return {
      ...column,
      ...(direction !== null && { sorted: direction }),
      title: (
        <UnstyledButton
          className={classes.head}
          onClick={() =>
            onSort(orders.length === 1 && at === 0 ? undefined : orders[(at + 1) % orders.length])
          }
        >
          {column.title}
          <Icon size={14} aria-hidden />
        </UnstyledButton>
      ),
    };
  });
