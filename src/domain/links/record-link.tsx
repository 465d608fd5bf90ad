// Links from the names of labels, teams, agents and inboxes to their pages.
import { Link, linkOptions, type NavigateOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useScope } from '~/session/scope-context';
import {
  type NamedRecord,
  type NamedRecordKind,
  type NamedRecordLists,
  useNamedRecordLists,
} from '../look-ups';

/** Returns the page that shows a record. */
export function getNamedRecordPage(kind: NamedRecordKind, workspace: string, id: number): NavigateOptions {
  switch (kind) {
    case 'label':
      return linkOptions({ to: '/$workspace/labels', params: { workspace }, search: { label: id } });
    case 'team':
      return linkOptions({ to: '/$workspace/teams/$teamId', params: { workspace, teamId: String(id) } });
    case 'agent':
      return linkOptions({ to: '/$workspace/people', params: { workspace }, search: { person: id } });
    case 'inbox':
      return linkOptions({ to: '/$workspace/inboxes/$inboxId', params: { workspace, inboxId: String(id) } });
  }
}

/**
 * Finds the record that a value refers to. A number is an ID. A string is a name, which must be unique in the list.
 * Returns undefined if the list isn't loaded or doesn't contain the record.
 */
export function findNamedRecord(
  lists: Partial<NamedRecordLists>,
  kind: NamedRecordKind,
  value: unknown,
): NamedRecord | undefined {
  if (typeof value === 'number') return lists[kind]?.find(({ id }) => id === value);
  const found = lists[kind]?.filter(({ name }) => name === value) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

interface RecordLinkProps {
  readonly kind: NamedRecordKind;
  /** The ID or the name of the record. */
  readonly value: unknown;
  /** The lists to look up the record in. Defaults to the lists that are already loaded. */
  readonly lists?: NamedRecordLists;
  /** True if the caller knows that the record with this ID exists, even if no list contains it. */
  readonly isKnown?: boolean;
  readonly children: ReactNode;
}

const NONE: readonly NamedRecordKind[] = [];

/** A link to a record, or only `children` if the record isn't known. Doesn't load any lists. */
export function RecordLink({ kind, value, lists, isKnown = false, children }: RecordLinkProps) {
  const workspace = useScope().slug;
  const loaded = useNamedRecordLists(NONE);
  const known = isKnown && typeof value === 'number' ? value : undefined;
  const id = findNamedRecord(lists ?? loaded, kind, value)?.id ?? known;
  return id === undefined ? children : <Link {...getNamedRecordPage(kind, workspace, id)}>{children}</Link>;
}
