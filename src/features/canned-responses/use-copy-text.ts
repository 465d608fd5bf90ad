import { useClipboard } from '@mantine/hooks';
import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { showSuccess } from '~/ui/notice/toast';

/** Returns a function that copies a response's text and says that it did. */
export function useCopyText() {
  const t = useT();
  const { copy } = useClipboard();
  return ({ content }: CannedResponse) => {
    copy(content);
    showSuccess({ message: t(m.common_copied), isOnce: true });
  };
}
