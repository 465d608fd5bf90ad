import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { showSuccess } from '~/ui/notice/toast';

/** Says that a text was copied. It stands apart because no list waits for the code of toasts. */
export const tellCopied = (t: T): void => showSuccess({ message: t(m.common_copied), isOnce: true });
