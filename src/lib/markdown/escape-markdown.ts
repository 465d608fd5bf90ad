// A text as Markdown that shows it as it is.
import { markHidden } from '../text/hidden-characters';

/**
 * Addresses are made links of where their letters stand side by side, escaped or not: nothing but a comment, which is drawn
 * nowhere, keeps them apart.
 */
const APART = '<!-- -->';

function escapeLine(line: string): string {
  const [, blank = '', rest = ''] = /^([ \t]*)(.*)$/s.exec(line) ?? [];
  return (
    blank.replaceAll('\t', '    ').replaceAll(' ', '&nbsp;') +
    rest
      .replaceAll(/[\\`*_[\]<>&|~$@]/g, '\\$&')
      // What means something at the start of a line only: headings, rules, lists, a line below a heading.
      .replace(/^[#+=:-]/, '\\$&')
      .replace(/^(\d+)([.)])/, '$1\\$2')
      .replaceAll(/(https?|ftp):(?=\/\/)/gi, `$1:${APART}`)
      .replaceAll(/www(?=\.)/gi, `$&${APART}`)
      .replaceAll(/(?<=\S)\\@/g, `${APART}\\@`)
  );
}

/** Nothing in it is a sign of Markdown or HTML, its lines stay lines, and what it hides is shown as signs. */
export function escapeMarkdown(text: string): string {
  const lines = markHidden(text.replaceAll(/\r\n?/g, '\n').trimEnd()).split('\n');
  return lines.map(escapeLine).join('\\\n');
}
