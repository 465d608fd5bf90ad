// The button of the view menu, which contains display settings and exports.
import { ActionIcon } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuButton } from '~/ui/overlay/menu-button';
import type { LazyPart } from '~/ui/page/create-lazy-part';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import type { TableViewState } from '~/ui/table/table-view-state';
import type { ListSource } from './list-source';
import type { ViewMenuProps } from './view-menu';

const ViewMenu = createLazyPart(() => import('./view-menu'), 'ViewMenu');

interface ViewMenuButtonProps<Row> {
  readonly view: TableViewState<Row>;
  readonly source: ListSource<Row>;
  /** A code-split menu that replaces the standard one, for lists with other exports. */
  readonly part?: (LazyPart & ComponentType<ViewMenuProps<Row>>) | undefined;
}

export function ViewMenuButton<Row>({ view, source, part: Part = ViewMenu }: ViewMenuButtonProps<Row>) {
  const t = useT();
  const label = t(m.records_view);
  return (
    <MenuButton part={Part} menu={(menu) => <Part {...menu} view={view} source={source} />}>
      {(target) => (
        <ActionIcon {...target} variant="default" size="input-sm" aria-label={label} title={label}>
          <IconAdjustmentsHorizontal size={16} aria-hidden />
        </ActionIcon>
      )}
    </MenuButton>
  );
}
