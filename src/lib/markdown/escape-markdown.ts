// Escapes text for use in Markdown.
import { markHiddenCharacters } from '../text/hidden-characters';

/**
 * An invisible comment that is inserted between the characters of a URL, because escaping alone doesn't prevent the URL
 * from becoming a link.
 */
const APART = '<!-- -->';

function escapeLine(line: string): string {
  const [, blank = '', rest = ''] = /^([ \t]*)(.*)$/s.exec(line) ?? [];
  return (
    blank.replaceAll('\t', '    ').replaceAll(' ', '&nbsp;') +
    rest
      .replaceAll(/[\\`*_[\]<>&|~$@]/g, '\\$&')
      // Escapes the syntax that is valid only at the start of a line, such as markers of headings and lists.
      .replace(/^[#+=:-]/, '\\$&')
      .replace(/^(\d+)([.)])/, '$1\\$2')
      .replaceAll(/(https?|ftp):(?=\/\/)/gi, `$1:${APART}`)
      .replaceAll(/www(?=\.)/gi, `$&${APART}`)
      .replaceAll(/(?<=\S)\\@/g, `${APART}\\@`)
  );
}

/** Escapes all Markdown and HTML syntax. Line breaks stay line breaks, and hidden characters become visible signs. */
export function escapeMarkdown(text: string): string {
  const lines = markHiddenCharacters(text.replaceAll(/\r\n?/g, '\n').trimEnd()).split('\n');
  return lines.map(escapeLine).join('\\\n');
}
