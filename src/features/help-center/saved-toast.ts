import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { Saved } from '~/records/write-state';
import { showSuccess } from '~/ui/toast';

type Sentence = typeof m.help_center_saved_notice;

/** Goes on and tells, where something is stored as it was typed; where it isn't, the form says what is. */
const told =
  (sentence: Sentence, sentenceWhereLost: Sentence) =>
  (t: T, { stored: { name }, wasLost, differing }: Saved<{ readonly name: string }>, goOn = () => {}) => {
    if (differing.length > 0) return;
    goOn();
    showSuccess({ message: t(wasLost ? sentenceWhereLost : sentence, { name }) });
  };

export const showSaved = told(m.help_center_saved_notice, m.help_center_saved_found);
export const showCreated = told(m.help_center_created_notice, m.help_center_created_found);

/** Tells that something isn't there any more: deleted here, or by somebody before. */
export const showGone = (t: T, by: 'this' | 'somebody', name: string) =>
  showSuccess({
    message: t(by === 'this' ? m.help_center_deleted_notice : m.help_center_gone_notice, { name }),
  });
