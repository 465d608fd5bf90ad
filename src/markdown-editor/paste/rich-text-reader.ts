// Reads clipboard HTML. Short HTML is read immediately, longer HTML in a worker with a time limit.
import type { ConvertedHtml } from '~/lib/markdown/convert-clipboard-html';
import { requestTextTask } from '~/texts/ask';

type Reader = typeof import('~/lib/markdown/convert-clipboard-html').convertClipboardHtml;

/** The maximum length of HTML that is parsed on the main thread. Longer HTML would block the page noticeably. */
const MAX_CHARACTERS = 200_000;
const MAX_TAGS = 4000;
/** Matches formatting elements. If they aren't closed, an HTML parser reopens them in each following block. */
const FORMATTING = /<(\/?)(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)\b/gi;
/** The maximum number of unclosed formatting elements. Ordinary HTML closes them. */
const MAX_UNCLOSED = 20;

let reader: Reader | null = null;

export async function loadRichTextReader(): Promise<void> {
  const { convertClipboardHtml } = await import('~/lib/markdown/convert-clipboard-html');
  reader = convertClipboardHtml;
}

/** Reports whether the HTML can be parsed quickly. Parsing unclosed formatting elements takes quadratic time. */
function isQuick(html: string): boolean {
  if (html.length > MAX_CHARACTERS || html.split('<').length > MAX_TAGS) return false;
  let unclosed = 0;
  for (const [, slash] of html.matchAll(FORMATTING)) unclosed += slash === '/' ? -1 : 1;
  return unclosed <= MAX_UNCLOSED;
}

/** Converts HTML to rich text. Returns null if the HTML is nested too deeply, or takes too long. */
export function convertHtmlToRichText(html: string): ConvertedHtml | null | Promise<ConvertedHtml | null> {
  if (!reader || !isQuick(html)) return requestTextTask('rich-text', { html }).catch(() => null);
  try {
    return reader(html);
  } catch {
    return null;
  }
}
