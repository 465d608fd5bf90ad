import { ActionIcon } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuButton } from '~/ui/overlay/menu-button';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { type ArticlesSearch, needsAllArticles } from './articles-search';

interface MoreFiltersButtonProps {
  readonly search: ArticlesSearch;
  readonly onSearchChange: (change: ArticlesSearch) => void;
}

const MoreFiltersMenu = createLazyPart(() => import('./more-filters-menu'), 'MoreFiltersMenu');

/** Opens the menu of the filters that the console applies itself, because the platform's list doesn't support them. */
export function MoreFiltersButton({ search, onSearchChange }: MoreFiltersButtonProps) {
  const t = useT();
  const label = t(m.help_center_more_filters);
  return (
    <MenuButton
      part={MoreFiltersMenu}
      menu={(menu) => <MoreFiltersMenu {...menu} search={search} onSearchChange={onSearchChange} />}
    >
      {(target) => (
        <ActionIcon
          {...target}
          variant={needsAllArticles(search) ? 'outline' : 'default'}
          size="input-sm"
          aria-label={label}
          title={label}
        >
          <IconFilter size={16} aria-hidden />
        </ActionIcon>
      )}
    </MenuButton>
  );
}
