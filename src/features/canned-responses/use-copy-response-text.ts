import type { CannedResponse } from '~/api/canned-responses';
import { type Translator, useT } from '~/i18n/use-t';

async function copy(text: string, t: Translator): Promise<void> {
  await navigator.clipboard.writeText(text);
  const { showCopiedToast } = await import('./show-copied-toast');
  showCopiedToast(t);
}

/**
 * Returns a function that copies a response's text and shows a toast. Does nothing if the browser denies access to the
 * clipboard.
 */
export function useCopyResponseText() {
  const t = useT();
  return ({ content }: CannedResponse) => void copy(content, t).catch(() => {});
}
