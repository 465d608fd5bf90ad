// Toasts about the outcome of a write. They are shown only to the user who made it, not to a user who signed in later.
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { getPerson } from '~/session/session';
import { showProblem, showSuccess, type Toast } from '~/ui/notice/toast';
import type { Saved } from './write-state';

/** The user who performs the write. */
export type Writer = Pick<Scope, 'person'>;

const toWriter =
  (show: (toast: Toast) => void) =>
  ({ person }: Writer, toast: Toast): void => {
    if (getPerson() === person) show(toast);
  };

export const reportSuccess = toWriter(showSuccess);
export const reportProblem = toWriter(showProblem);

/** Creates a function that shows a toast with the record's name. */
const createToast =
  (sentence: typeof m.records_saved, sentenceWhereLost: typeof m.records_saved_found) =>
  (
    t: T,
    writer: Writer,
    name: string,
    { wasLost }: Pick<Saved<unknown>, 'wasLost'>,
    action?: Toast['action'],
  ): void =>
    reportSuccess(writer, {
      message: t(wasLost ? sentenceWhereLost : sentence, { name }),
      ...(action && { action }),
    });

export const showSavedToast = createToast(m.records_saved, m.records_saved_found);
export const showCreatedToast = createToast(m.records_created, m.records_created_found);
export const showUndoneToast = createToast(m.records_undone, m.records_undone_found);
