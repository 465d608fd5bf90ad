import type { MouseEvent } from 'react';
import { useScope } from '~/session/scope-context';
import { bringToDraft } from './editing/bring-to-draft';
import { WorkHandle } from './editing/work-store';

/** The link from a published assistant to its draft, which takes along what was typed. */
export function useWayToDraft(publishedId: string, role?: string) {
  const scope = useScope();
  return (draftId: string) => ({
    to: '/$workspace/assistants/$assistantId/{-$part}' as const,
    params: { workspace: scope.slug, assistantId: draftId, part: 'prompt' },
    search: { role },
    onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      // Another tab is another place: there the edits stay behind.
      if (ctrlKey || metaKey || shiftKey) return;
      bringToDraft(new WorkHandle(scope, publishedId), publishedId, new WorkHandle(scope, draftId));
    },
  });
}
