// The link from an activity entry to its record.
import { Button } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Link, type NavigateOptions } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import { useScope } from '~/session/scope-context';
import { getResource } from '../resources';

/** Returns the IDs of a deleted team's members. Undefined for entries that didn't delete a team. */
export const getDeletedTeamMemberIds = ({ before }: Pick<ActivityEntry, 'before'>): number[] | undefined =>
  Array.isArray(before?.member_ids)
    ? before.member_ids.filter((id): id is number => typeof id === 'number')
    : undefined;

/** Returns the page of an entry's record, or null if the record was deleted, was never created, or has no page. */
export function getEntryRecordPage(entry: ActivityEntry, workspace: string): NavigateOptions | null {
  const { kind, act, state, record, name, parent } = entry;
  const resource = getResource(kind);
  if (!resource || (act === 'delete' && state === 'saved')) return null;
  if (record === null && !resource.isShownInList) return null;
  const page = (resource.editPage ?? resource.page)(workspace, {
    id: record ?? '',
    label: name,
    parent: parent ?? undefined,
  });
  // Passes the members of a deleted team, because the page of a recreated team offers to add them.
  const members = kind === 'team' ? getDeletedTeamMemberIds(entry) : undefined;
  return members ? { ...page, search: { join: members.join() } } : page;
}

export function EntryRecordLink({ entry }: { readonly entry: ActivityEntry }) {
  const t = useT();
  const page = getEntryRecordPage(entry, useScope().slug);
  if (page === null) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconArrowUpRight size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} {...page} />}
    >
      {t(m.common_open)}
    </Button>
  );
}
