import type { CannedResponse } from '~/api/canned-responses';
import { useT } from '~/i18n/use-t';

/** Returns a function that copies a response's text and says that it did. The browser may deny it. */
export function useCopyText() {
  const t = useT();
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    const { tellCopied } = await import('./tell-copied');
    tellCopied(t);
  };
  return ({ content }: CannedResponse) => void copy(content).catch(() => {});
}
