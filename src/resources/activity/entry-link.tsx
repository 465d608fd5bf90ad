// The way from an entry to what it is about, where that has a place of its own.
import { Button } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Link, type NavigateOptions } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import { useScope } from '~/session/scope-context';
import { getResource } from '../resources';

/** Who belonged to a team that was deleted; none of any other. */
export const membersIn = ({ before }: Pick<ActivityEntry, 'before'>): number[] | undefined =>
  Array.isArray(before?.member_ids)
    ? before.member_ids.filter((id): id is number => typeof id === 'number')
    : undefined;

/** The page of an entry's record; null if it has none, was deleted, or never existed. */
export function placeOf(entry: ActivityEntry, workspace: string): NavigateOptions | null {
  const { kind, act, state, record, name, parent } = entry;
  const resource = getResource(kind);
  if (!resource || (act === 'delete' && state === 'saved')) return null;
  if (record === null && !resource.isShownInList) return null;
  const page = (resource.editPage ?? resource.page)(workspace, {
    id: record ?? '',
    label: name,
    parent: parent ?? undefined,
  });
  // The members of a deleted team are offered to the team that is created again.
  const members = kind === 'team' ? membersIn(entry) : undefined;
  return members ? { ...page, search: { join: members.join() } } : page;
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
