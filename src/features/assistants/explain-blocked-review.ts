import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { AssistantEditing } from './editing/editing-context';
import { listPendingInputs } from './editing/edits';

const ENTERED = { setting: m.assistants_values, pasting: m.assistants_find_replace };

type Blocking = Pick<AssistantEditing, 'work' | 'unreadable' | 'impossible'>;

/** Returns a sentence that explains why the changes can't be reviewed yet, or null if they can. */
export function explainBlockedReview(
  t: Translator,
  { work, unreadable, impossible }: Blocking,
): string | null {
  if (unreadable.length > 0) return t(m.assistants_invalid_first, { keys: unreadable });
  const left = listPendingInputs(work.edits).map((name) => t(ENTERED[name]));
  if (left.length > 0) return t(m.assistants_not_added_first, { names: left });
  return impossible.length > 0 ? t(m.assistants_impossible_first) : null;
}
