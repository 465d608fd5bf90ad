import { List } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { DeletionBlocker } from './blockers';

interface DeletionBlockerItemProps {
  readonly blocker: DeletionBlocker;
  readonly portalSlug: string;
  readonly category: Pick<Category, 'id'>;
  /** Called when the link is followed, so that the dialog closes. */
  readonly onFollow: () => void;
}

/** Maps each kind of obstacle to its sentence, and to the text and target of the link. */
const WAYS = {
  has_articles: {
    sentence: m.help_center_blocked_articles,
    way: m.help_center_blocked_articles_fix,
    to: '/$workspace/help-center/$portalSlug',
    key: 'category_id',
  },
  has_child_categories: {
    sentence: m.help_center_blocked_children,
    way: m.help_center_blocked_children_fix,
    to: '/$workspace/help-center/$portalSlug/categories',
    key: 'parent',
  },
  has_translations: {
    sentence: m.help_center_blocked_translations,
    way: m.help_center_blocked_translations_fix,
    to: '/$workspace/help-center/$portalSlug/categories',
    key: 'root',
  },
} as const;

const isKnown = (code: string): code is keyof typeof WAYS => Object.hasOwn(WAYS, code);

/** An obstacle to deleting a category, with a link to the page where the user can remove the obstacle. */
export function DeletionBlockerItem({ blocker, portalSlug, category, onFollow }: DeletionBlockerItemProps) {
  const t = useT();
  const workspace = useScope().slug;
  const { code, message, count } = blocker;
  if (!isKnown(code)) return <List.Item className="raw-text">{message ?? code}</List.Item>;
  const { sentence, way, to, key } = WAYS[code];
  return (
    <List.Item>
      {t(sentence, { count: count ?? 0 })}{' '}
      <Link to={to} params={{ workspace, portalSlug }} search={{ [key]: category.id }} onClick={onFollow}>
        {t(way)}
      </Link>
    </List.Item>
  );
}
