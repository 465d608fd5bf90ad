// Toasts about the outcome of a write. They are shown only to the user who performed the write, not to a user who
// signed in later.
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { getPersonEmail } from '~/session/session';
import { showProblemToast, showSuccessToast, type Toast, type ToastAction } from '~/ui/notice/toast';
import { createUndoActions, type UndoDialogsProps } from './activity/undo-action';
import type { SavedOutcome } from './write-state';

/** The user who performs the write. */
export type WriteAuthor = Pick<Scope, 'person'>;

const toWriter =
  (show: (toast: Toast) => void) =>
  ({ person }: WriteAuthor, toast: Toast): void => {
    if (getPersonEmail() === person) show(toast);
  };

export const reportSuccess = toWriter(showSuccessToast);
export const reportProblem = toWriter(showProblemToast);

/**
 * Creates a function that shows a toast with the record's name. `show` opens the record, and `onUndone` is called with
 * the restored record.
 */
const createToast =
  (
    sentence: typeof m.records_saved,
    sentenceWhereLost: typeof m.records_saved_without_response,
    canUndo = false,
  ) =>
  (
    t: Translator,
    writer: WriteAuthor,
    name: string,
    { wasLost, entry }: Pick<SavedOutcome<unknown>, 'wasLost' | 'entry'>,
    show?: ToastAction,
    onUndone?: UndoDialogsProps['onUndone'],
  ): void =>
    reportSuccess(writer, {
      message: t(wasLost ? sentenceWhereLost : sentence, { name }),
      actions: [
        ...(show ? [show] : []),
        ...(canUndo && entry ? createUndoActions(t, [entry], onUndone) : []),
      ],
    });

export const showSavedToast = createToast(m.records_saved, m.records_saved_without_response, true);
export const showCreatedToast = createToast(m.records_created, m.records_created_without_response);
export const showUndoneToast = createToast(m.records_undone, m.records_undone_without_response);
