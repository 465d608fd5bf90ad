// The menu of saved filters. Applies saved filters, and opens the dialogs for saving and managing filters.
import { Menu } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import type { ConversationsSearch } from '../conversations-search';
import { formatFilters, parseFilters } from './filter-query';
import { SaveFiltersDialog } from './save-filters-dialog';
import { SavedFiltersDialog } from './saved-filters-dialog';
import { useSavedFilters } from './use-saved-filters';

interface SavedFiltersMenuProps extends AttachedMenuProps {
  readonly search: ConversationsSearch;
  /** Replaces the filters of the list. */
  readonly onApply: (filters: ConversationsSearch) => void;
}

export function SavedFiltersMenu({ search, onApply, ...menu }: SavedFiltersMenuProps) {
  const t = useT();
  const filters = useSavedFilters();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const close = () => setDialog(null);
  const query = formatFilters(search);
  return (
    <>
      {/*
       * The menu opens only once the filters are loaded. Otherwise, the focused item would move when the filters
       * arrive.
       */}
      <AttachedMenu
        {...menu}
        isOpen={menu.isOpen && filters !== undefined}
        look={{ position: 'bottom-start', width: 260 }}
      >
        {filters?.length === 0 && <Menu.Label>{t(m.conversations_filters_none)}</Menu.Label>}
        {filters && filters.length > 0 && (
          <>
            <Menu.RadioGroup
              value={filters.find((one) => one.query === query)?.id ?? null}
              onChange={(id) => {
                const chosen = filters.find((one) => one.id === id);
                if (chosen) onApply(parseFilters(chosen.query));
              }}
            >
              {filters.map(({ id, name }) => (
                <Menu.RadioItem key={id} value={id} closeMenuOnClick>
                  <bdi className="raw-text">{name}</bdi>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Divider />
          </>
        )}
        <Menu.Item onClick={() => setDialog('save')}>{t(m.conversations_filters_save)}</Menu.Item>
        {filters && filters.length > 0 && (
          <Menu.Item onClick={() => setDialog('manage')}>{t(m.conversations_filters_manage)}</Menu.Item>
        )}
      </AttachedMenu>
      {dialog === 'save' && <SaveFiltersDialog query={query} filters={filters ?? []} onClose={close} />}
      {dialog === 'manage' && <SavedFiltersDialog filters={filters ?? []} onClose={close} />}
    </>
  );
}
