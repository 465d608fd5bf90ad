// Tells by its name what became of a record, where nothing else is left to be toastOf.
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { showSuccess, type Toast } from '~/ui/toast';
import type { Saved } from './write-state';

const toastOf =
  (sentence: typeof m.records_saved, sentenceWhereLost: typeof m.records_saved_found) =>
  (t: T, name: string, { wasLost }: Pick<Saved<unknown>, 'wasLost'>, action?: Toast['action']): void =>
    showSuccess({ message: t(wasLost ? sentenceWhereLost : sentence, { name }), ...(action && { action }) });

export const showSaved = toastOf(m.records_saved, m.records_saved_found);
export const showCreated = toastOf(m.records_created, m.records_created_found);
export const showUndone = toastOf(m.records_undone, m.records_undone_found);
