import { ActionIcon } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuButton } from '~/ui/overlay/menu-button';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import type { ConversationsSearch } from '../conversations-search';

const SavedFiltersMenu = createLazyPart(() => import('./saved-filters-menu'), 'SavedFiltersMenu');

interface SavedFiltersButtonProps {
  readonly search: ConversationsSearch;
  /** Replaces the filters of the list. */
  readonly onApply: (filters: ConversationsSearch) => void;
}

export function SavedFiltersButton(props: SavedFiltersButtonProps) {
  const t = useT();
  const label = t(m.conversations_filters);
  return (
    <MenuButton part={SavedFiltersMenu} menu={(menu) => <SavedFiltersMenu {...menu} {...props} />}>
      {(target) => (
        <ActionIcon {...target} variant="default" size="input-sm" aria-label={label} title={label}>
          <IconBookmark size={16} aria-hidden />
        </ActionIcon>
      )}
    </MenuButton>
  );
}
