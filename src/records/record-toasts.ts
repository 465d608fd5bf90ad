// Toasts about the outcome of a write. They are shown only to the user who made it, not to a user who signed in later.
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { personOf } from '~/session/session';
import { showProblem, showSuccess, type Toast } from '~/ui/notice/toast';
import type { Saved } from './write-state';

/** The user who performs the write. */
export type Writer = Pick<Scope, 'person'>;

const toWriter =
  (show: (toast: Toast) => void) =>
  ({ person }: Writer, toast: Toast): void => {
    if (personOf() === person) show(toast);
  };

export const tellSuccess = toWriter(showSuccess);
export const tellProblem = toWriter(showProblem);

/** Creates a function that shows a toast with the record's name. */
const toastOf =
  (sentence: typeof m.records_saved, sentenceWhereLost: typeof m.records_saved_found) =>
  (
    t: T,
    writer: Writer,
    name: string,
    { wasLost }: Pick<Saved<unknown>, 'wasLost'>,
    action?: Toast['action'],
  ): void =>
    tellSuccess(writer, {
      message: t(wasLost ? sentenceWhereLost : sentence, { name }),
      ...(action && { action }),
    });

export const showSaved = toastOf(m.records_saved, m.records_saved_found);
export const showCreated = toastOf(m.records_created, m.records_created_found);
export const showUndone = toastOf(m.records_undone, m.records_undone_found);
