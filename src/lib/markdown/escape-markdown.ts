// A text as Markdown that shows it as it is.
import { markHidden } from '../hidden-characters';

function escapeLine(line: string): string {
  const [, blank = '', rest = ''] = /^([ \t]*)(.*)$/s.exec(line) ?? [];
  return (
    blank.replaceAll('\t', '    ').replaceAll(' ', '&nbsp;') +
    rest
      .replaceAll(/[\\`*_[\]<>&|~$@]/g, '\\$&')
      // What means something at the start of a line only: headings, rules, lists, a line below a heading.
      .replace(/^[#+=:-]/, '\\$&')
      .replace(/^(\d+)([.)])/, '$1\\$2')
      // Addresses stay letters, too.
      .replaceAll(/\b(https?|ftp):/gi, '$1\\:')
      .replaceAll(/\bwww\./gi, (www) => `${www.slice(0, 3)}\\.`)
  );
}

/** Nothing in it is a sign of Markdown or HTML, its lines stay lines, and what it hides is shown as signs. */
export function escapeMarkdown(text: string): string {
  const lines = markHidden(text.replaceAll(/\r\n?/g, '\n').trimEnd()).split('\n');
  return lines.map(escapeLine).join('\\\n');
}
