import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { agentNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import { getAuthorName } from '../article/author-name';
import type { ArticlesSearch } from './articles-search';
import { REVIEW_FILTERS, SPECIAL_AUTHORS } from './filter-values';
import classes from './more-filters.module.css';

interface MoreFiltersMenuProps extends AttachedMenuProps {
  readonly search: ArticlesSearch;
  readonly onSearchChange: (change: ArticlesSearch) => void;
}

const toAuthor = (value: string): ArticlesSearch['author_id'] =>
  SPECIAL_AUTHORS.find((one) => one === value) ?? (Number(value) || undefined);

/** Filters articles by review and by author. */
export function MoreFiltersMenu({ search, onSearchChange, ...menu }: MoreFiltersMenuProps) {
  const t = useT();
  const scope = useScope();
  const { data: agents } = useQuery(agentNamesQuery(scope));
  const self = agents?.find(({ email }) => email?.toLowerCase() === scope.person);
  const others = (agents ?? []).filter((one) => one !== self);
  const { author_id, reviewed } = search;
  // True if the URL contains the ID of an author who isn't in the list of agents.
  const isUnlisted = typeof author_id === 'number' && !agents?.some(({ id }) => id === author_id);
  const isSelf = self !== undefined && author_id === self.id;
  return (
    <AttachedMenu {...menu} look={{ position: 'bottom-end', width: 260 }}>
      <Menu.Label>{t(m.help_center_filter_review)}</Menu.Label>
      <Menu.RadioGroup
        value={reviewed ?? ''}
        onChange={(value) => onSearchChange({ reviewed: REVIEW_FILTERS.find((one) => one === value) })}
      >
        <Menu.RadioItem closeMenuOnClick value="">
          {t(m.common_any)}
        </Menu.RadioItem>
        <Menu.RadioItem closeMenuOnClick value="over_a_year_ago">
          {t(m.help_center_filter_not_reviewed)}
        </Menu.RadioItem>
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Label>{t(m.help_center_author)}</Menu.Label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <fieldset className={classes.authors} aria-label={t(m.help_center_author)} tabIndex={0}>
        <Menu.RadioGroup
          value={isSelf ? 'me' : String(author_id ?? '')}
          onChange={(value) => onSearchChange({ author_id: toAuthor(value) })}
        >
          <Menu.RadioItem closeMenuOnClick value="">
            {t(m.help_center_filter_anyone)}
          </Menu.RadioItem>
          {self && (
            <Menu.RadioItem closeMenuOnClick value="me">
              {t(m.help_center_filter_me, { name: self.name })}
            </Menu.RadioItem>
          )}
          {others.map(({ id, name }) => (
            <Menu.RadioItem closeMenuOnClick key={id} value={String(id)}>
              {name}
            </Menu.RadioItem>
          ))}
          {isUnlisted && (
            <Menu.RadioItem closeMenuOnClick value={String(author_id)}>
              {getAuthorName(t, author_id, agents)}
            </Menu.RadioItem>
          )}
          <Menu.RadioItem closeMenuOnClick value="deleted">
            {t(m.help_center_author_deleted)}
          </Menu.RadioItem>
        </Menu.RadioGroup>
      </fieldset>
    </AttachedMenu>
  );
}
