// Escapes text for use in HTML.
import { markHiddenCharacters } from './hidden-characters';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. Replaces hidden characters with visible signs. */
export const escapeHtml = (text: string): string =>
  markHiddenCharacters(text.replaceAll(/\r\n?/g, '\n')).replaceAll(
    /[&<>"']/g,
    (sign) => ENTITIES[sign] ?? sign,
  );
