// The way from an entry to what it is about, where that has a place of its own.
import { Button } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { ActivityEntry } from './entry';

/** Who belonged to a team that was deleted; none of any other. */
export const membersIn = ({ before }: Pick<ActivityEntry, 'before'>): number[] | undefined =>
  Array.isArray(before?.member_ids)
    ? before.member_ids.filter((id): id is number => typeof id === 'number')
    : undefined;

/** Where the record of an entry stands; null for what has no place, isn't there any more, or never was. */
export function placeOf(
  entry: ActivityEntry,
  workspace: string,
): Pick<LinkProps, 'to' | 'params' | 'search'> | null {
  const { kind, act, state, record, name, parent } = entry;
  if (act === 'delete' && state === 'saved') return null;
  const params = { workspace };
  const portal = { workspace, portalSlug: parent ?? '' };
  switch (kind) {
    case 'canned-response':
      return { to: '/$workspace/canned-responses', params, search: { search: name } };
    case 'availability-reason':
      return { to: '/$workspace/availability-reasons', params };
    case 'category':
      return { to: '/$workspace/help-center/$portalSlug/categories', params: portal };
    case 'portal-language':
      return { to: '/$workspace/help-center/$portalSlug/settings', params: portal };
    case 'membership':
      return { to: '/$workspace/teams/$teamId', params: { workspace, teamId: parent ?? '' } };
    case 'image':
      return null;
  }
  if (record === null) return null;
  switch (kind) {
    case 'macro':
      return { to: '/$workspace/macros/$macroId', params: { workspace, macroId: record } };
    case 'team':
      return {
        to: '/$workspace/teams/$teamId',
        params: { workspace, teamId: record },
        search: { join: membersIn(entry)?.join() },
      };
    case 'portal':
      return {
        to: '/$workspace/help-center/$portalSlug/settings',
        params: { workspace, portalSlug: record },
      };
    case 'article':
      return {
        to: '/$workspace/help-center/$portalSlug/articles/$articleId',
        params: { ...portal, articleId: record },
      };
    case 'campaign':
      return { to: '/$workspace/campaigns/$attemptId', params: { workspace, attemptId: record } };
    case 'assistant':
      return {
        to: '/$workspace/assistants/$assistantId/{-$part}',
        params: { workspace, assistantId: record },
      };
  }
}

export function EntryLink({ entry }: { readonly entry: ActivityEntry }) {
  const t = useT();
  const place = placeOf(entry, useScope().slug);
  if (place === null) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconArrowUpRight size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} {...place} />}
    >
      {t(m.common_open)}
    </Button>
  );
}
