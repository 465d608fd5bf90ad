// Reads the parts of clipboard or dropped data that the editor uses.
import { stripTags } from '~/lib/markdown/strip-tags';

export interface ClipboardContent {
  readonly html: string;
  readonly plain: string;
  readonly files: readonly File[];
  /**
   * The language of code that was copied in VS Code. The HTML of the copied code doesn't contain the language, only
   * colors.
   */
  readonly codeLanguage: string | null;
}

const CODE_EDITOR = 'vscode-editor-data';
const CODE_LANGUAGES: Readonly<Record<string, string>> = {
  shellscript: 'bash',
  typescriptreact: 'tsx',
  javascriptreact: 'jsx',
  jsonc: 'json',
};

/** Control characters, which are never part of an article's text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g;

const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(CONTROLS, '');

type ClipboardSource = Pick<DataTransfer, 'getData' | 'types'> & { readonly files: Iterable<File> };

export function readClipboard(data: ClipboardSource): ClipboardContent {
  const html = cleanText(data.getData('text/html'));
  const plain = cleanText(data.getData('text/plain') || data.getData('text/uri-list'));
  const codeLanguage = data.types.includes(CODE_EDITOR) ? readCodeLanguage(data.getData(CODE_EDITOR)) : null;
  return { html, plain: plain || stripTags(html), files: [...data.files], codeLanguage };
}

function readCodeLanguage(text: string): string | null {
  try {
    const mode: unknown = JSON.parse(text)?.mode;
    return typeof mode === 'string' ? (CODE_LANGUAGES[mode] ?? mode) : null;
  } catch {
    return null;
  }
}

/**
 * Matches parts of a page that aren't text. A match can't contain the start of another part of the same kind, because
 * otherwise the search would take quadratic time.
 */
const SURROUNDINGS =
  /<(style|script|title|xml)\b[^<>]*>(?:(?!<\1)[\s\S])*?<\/\1>|<!--(?:(?!<!--)[\s\S])*?-->/gi;

/**
 * Reports whether to upload the files of the clipboard. True if the clipboard has no text, for example after copying an
 * image in a browser. False for the picture that an office program adds to copied text.
 */
export const isFilePaste = ({ html, files }: ClipboardContent): boolean =>
  files.length > 0 && (html === '' || stripTags(html.replaceAll(SURROUNDINGS, '')) === '');
