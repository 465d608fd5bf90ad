import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWayToDraft } from './use-way-to-draft';

interface DraftLinkProps {
  readonly publishedId: string;
  readonly draftId: string;
  readonly role: string | undefined;
  readonly children: ReactNode;
}

/** A link from a published assistant to its draft that moves the unsaved edits to the draft. */
export function DraftLink({ publishedId, draftId, role, children }: DraftLinkProps) {
  const way = useWayToDraft(publishedId, role);
  return <Link {...way(draftId)}>{children}</Link>;
}
