import { targetWord } from '~/domain/action-sentence';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Who wrote an article. Nobody is named once they were deleted; a number is told where no list names it. */
export function authorWord(t: T, authorId: number | null, agents: readonly Named[] | undefined): string {
  if (authorId === null) return t(m.help_center_author_deleted);
  const name = agents && (agents.find(({ id }) => id === authorId)?.name ?? null);
  return targetWord(t, 'agent', authorId, name);
}
