import { getActionTargetLabel } from '~/domain/describe-actions';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Returns the author's name, or the ID if the agent isn't in the list. Returns "Deleted agent" if the ID is null. */
export function getAuthorName(
  t: Translator,
  authorId: number | null,
  agents: readonly Named[] | undefined,
): string {
  if (authorId === null) return t(m.help_center_author_deleted);
  const name = agents && (agents.find(({ id }) => id === authorId)?.name ?? null);
  return getActionTargetLabel(t, 'agent', authorId, name);
}
