import { List } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { Blocker } from './blockers';

interface BlockerLineProps {
  readonly blocker: Blocker;
  readonly portalSlug: string;
  readonly category: Category;
  /** The way was taken: the dialog is in its way. */
  readonly onFollow: () => void;
}

/** One thing that forbids the deletion, how much of it there is, and the way to the work that removes it. */
export function BlockerLine({ blocker, portalSlug, category, onFollow }: BlockerLineProps) {
  const t = useT();
  const scope = useScope();
  const params = { workspace: scope.slug, portalSlug };
  const { code, message } = blocker;
  const count = blocker.count ?? 0;
  const categories = '/$workspace/help-center/$portalSlug/categories';
  switch (code) {
    case 'has_articles':
      return (
        <List.Item>
          {t(m.help_center_blocked_articles, { count })}{' '}
          <Link
            to="/$workspace/help-center/$portalSlug"
            params={params}
            search={{ category_id: category.id }}
            onClick={onFollow}
          >
            {t(m.help_center_blocked_articles_way)}
          </Link>
        </List.Item>
      );
    case 'has_child_categories':
      return (
        <List.Item>
          {t(m.help_center_blocked_children, { count })}{' '}
          <Link to={categories} params={params} search={{ parent: category.id }} onClick={onFollow}>
            {t(m.help_center_blocked_children_way)}
          </Link>
        </List.Item>
      );
    case 'has_translations':
      return (
        <List.Item>
          {t(m.help_center_blocked_translations, { count })}{' '}
          <Link to={categories} params={params} search={{ root: category.id }} onClick={onFollow}>
            {t(m.help_center_blocked_translations_way)}
          </Link>
        </List.Item>
      );
    default:
      return <List.Item className="raw-text">{message ?? code}</List.Item>;
  }
}
