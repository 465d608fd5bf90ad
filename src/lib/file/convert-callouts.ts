// Converts the callouts of Docusaurus (`:::note`) and GitBook (`{% hint %}`) to quotes that start with a bold word.
import { createFenceScanner } from '../markdown/code-fences';

/** Maps the words of both products to the words that start a callout in the editor. */
const WORDS: Readonly<Record<string, string>> = {
  note: 'Note',
  info: 'Note',
  tip: 'Tip',
  success: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Warning',
  danger: 'Warning',
};

const START = /^ {0,3}(:{3,}) *([a-z]+) *(?:\[([^\]]*)\]|(.*?))\s*$/;
const HINT = /^ {0,3}\{% *hint +style="([a-z]+)"[^%]*%\}\s*$/;
const HINT_END = /^ {0,3}\{% *endhint *%\}\s*$/;
const END = /^ {0,3}(:{3,})\s*$/;

interface Opened {
  readonly end: string;
  readonly heading: string;
}

function openCallout(line: string): Opened | null {
  const [, colons = '', name = '', label = '', rest = ''] = START.exec(line) ?? [];
  const word = WORDS[name];
  const title = label || rest;
  if (word !== undefined) return { end: colons, heading: title ? `**${word}:** ${title}` : `**${word}**` };
  const hint = WORDS[HINT.exec(line)?.[1] ?? ''];
  return hint === undefined ? null : { end: 'endhint', heading: `**${hint}**` };
}

const readEnd = (line: string): string | undefined => (HINT_END.test(line) ? 'endhint' : END.exec(line)?.[1]);

/** Converts the callouts in a text, except in code blocks. Returns the text unchanged if a callout isn't closed. */
export function convertCallouts(text: string): string {
  if (!/^ {0,3}(?::::|\{%)/m.test(text)) return text;
  const open: Opened[] = [];
  const isCode = createFenceScanner();
  const lines = text.split('\n').flatMap((line) => {
    const prefix = '> '.repeat(open.length);
    if (isCode(line)) return [prefix + line];
    const opened = openCallout(line);
    if (opened) {
      open.push(opened);
      return [`${prefix}> ${opened.heading}`, `${prefix}>`];
    }
    if (open.length > 0 && readEnd(line) === open.at(-1)?.end) {
      open.pop();
      // Adds an empty line, because the next line would otherwise continue the last paragraph of the quote.
      return [prefix.slice(2).trimEnd()];
    }
    return [(prefix + line).replace(/^((?:> )+)\s*$/, (quote) => quote.trimEnd())];
  });
  return open.length > 0 ? text : lines.join('\n');
}
