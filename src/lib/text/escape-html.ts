// A text as HTML that shows it as it is.
import { markHidden } from './hidden-characters';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For the content of elements and for quoted attributes; what the text hides is shown as signs. */
export const escapeHtml = (text: string): string =>
  markHidden(text.replaceAll(/\r\n?/g, '\n')).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
