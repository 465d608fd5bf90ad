import type { MouseEvent } from 'react';
import { useScope } from '~/session/scope-context';
import { moveEditsToDraft } from './editing/move-edits-to-draft';
import { AssistantWorkStore } from './editing/work-store';

/**
 * Returns the props of a link from a published assistant to its draft. Following the link moves the unsaved edits to
 * the draft.
 */
export function useDraftLinkProps(publishedId: string, role?: string) {
  const scope = useScope();
  return (draftId: string) => ({
    to: '/$workspace/assistants/$assistantId/{-$part}' as const,
    params: { workspace: scope.slug, assistantId: draftId, part: 'prompt' },
    search: { role },
    onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      // Doesn't move the edits if the link opens in a new tab, because this page still shows them.
      if (ctrlKey || metaKey || shiftKey) return;
      moveEditsToDraft(
        new AssistantWorkStore(scope, publishedId),
        publishedId,
        new AssistantWorkStore(scope, draftId),
      );
    },
  });
}
