import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useScope } from '~/session/scope-context';
import { bringToDraft } from './bring-to-draft';
import { WorkHandle } from './work-store';

interface DraftLinkProps {
  readonly publishedId: string;
  readonly draftId: string;
  readonly role: string | undefined;
  readonly children: ReactNode;
}

/** Leads from a published assistant to its draft, and takes what was typed along. */
export function DraftLink({ publishedId, draftId, role, children }: DraftLinkProps) {
  const scope = useScope();
  const bring = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // Another tab is another place: there the edits stay behind.
    if (ctrlKey || metaKey || shiftKey) return;
    bringToDraft(new WorkHandle(scope, publishedId), publishedId, new WorkHandle(scope, draftId));
  };
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link
          to="/$workspace/assistants/$assistantId"
          params={{ workspace: scope.slug, assistantId: draftId }}
          search={{ role }}
          {...props}
          onClick={bring}
        />
      )}
    >
      {children}
    </Anchor>
  );
}
