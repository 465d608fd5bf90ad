import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { showSuccessToast } from '~/ui/notice/toast';

/** Shows a toast that confirms copying. This function has its own file, so that lists don't load the code of toasts. */
export const showCopiedToast = (t: Translator): void =>
  showSuccessToast({ message: t(m.common_copied), isOnce: true });
