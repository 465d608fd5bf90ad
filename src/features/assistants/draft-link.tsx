import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDraftLinkProps } from './use-draft-link-props';

interface DraftLinkProps {
  readonly publishedId: string;
  readonly draftId: string;
  readonly role: string | undefined;
  readonly children: ReactNode;
}

/** A link from a published assistant to its draft that moves the unsaved edits to the draft. */
export function DraftLink({ publishedId, draftId, role, children }: DraftLinkProps) {
  const getLinkProps = useDraftLinkProps(publishedId, role);
  return <Link {...getLinkProps(draftId)}>{children}</Link>;
}
