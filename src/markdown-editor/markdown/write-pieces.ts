// Writes pieces as Markdown text, escaping characters that would be parsed as syntax.
import type { InlinePiece, TextKind } from './inline-pieces';

/** The characters to escape: none, those typed in this session, or all. */
export type Escaping = 'none' | 'typed' | 'all';

/** Matches bare addresses. Their characters must not be escaped, because the backslashes would be visible. */
const ADDRESS = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<\uFFFC]*/giu;
const SYNTAX = /[\\`*_[\]<>&~|#+\-=.):!{\uFEFF]/;
const PLACEHOLDER = '\uFFFC';

export function writePieces(pieces: readonly InlinePiece[], escaping: Escaping, kind: TextKind): string {
  const texts = kind === 'cell' ? pieces.map(escapePipes) : pieces.map(({ text }) => text);
  if (escaping === 'none') return texts.join('');
  const plain = pieces.map(({ character }) => character || PLACEHOLDER).join('');
  const addresses = findAddresses(pieces, plain, texts);
  let line = '';
  let isVerbatim = false;
  pieces.forEach((piece, index) => {
    // Escapes nothing in code and between angle brackets, because backslashes are literal there.
    if (/\|(?:code|link\|angle\|)$/.test(piece.key)) isVerbatim = piece.kind === 'open';
    const mayEscape =
      piece.character !== '' &&
      piece.text === piece.character &&
      !isVerbatim &&
      !addresses.has(index) &&
      (escaping === 'all' || piece.isFresh) &&
      SYNTAX.test(piece.character) &&
      !texts[index]?.startsWith('\\|');
    if (mayEscape && isSyntax(plain, index, line, pieces[index + 1], kind))
      texts[index] = escapeCharacter(piece.text);
    const text = texts[index] ?? '';
    const lineBreak = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
    line = lineBreak === -1 ? line + text : text.slice(lineBreak + 1).replace(/^[ \t>]*/, '');
  });
  closeGaps(pieces, texts);
  return texts.join('');
}

/**
 * Encodes a byte order mark instead of escaping it, because a byte order mark at the start of an article would be
 * dropped even after a backslash.
 */
const escapeCharacter = (character: string): string =>
  character === '\uFEFF' ? encodeCharacter(character) : `\\${character}`;

/** Escapes a pipe in the text of a table cell, because an unescaped pipe would end the cell. */
const escapePipes = ({ text, isFresh, character }: InlinePiece): string => {
  if (!isFresh) return text;
  return character === '|' ? '\\|' : text.replaceAll(/(?<!\\)\|/g, '\\|');
};

/**
 * Returns the indexes of pieces inside bare addresses. Skips addresses inside links and code, because they aren't
 * separate links. If an address would be parsed together with the Markdown after it, encodes a character of the
 * address, so that it isn't parsed as an address.
 */
function findAddresses(pieces: readonly InlinePiece[], plain: string, texts: string[]): Set<number> {
  const indexes = new Set<number>();
  const isInside: boolean[] = [];
  let depth = 0;
  for (const { kind, key } of pieces) {
    if (/^(?:open|close)\|(?:link|code)/.test(key)) depth += kind === 'open' ? 1 : -1;
    isInside.push(depth > 0);
  }
  for (const match of plain.matchAll(ADDRESS)) {
    if (isInside[match.index]) continue;
    const end = match.index + match[0].length;
    const isContinued = /^\uFFFC+[^\s\uFFFC]/.test(plain.slice(end, end + 10));
    // True for an address directly before a literal tag, because the backslash that escapes the tag would become part
    // of the address.
    const isBeforeTag = texts[end] === '<' && /^<[a-z/!?]/i.test(plain.slice(end, end + 2));
    if (isBeforeTag || (isContinued ? /^[!`[*_~]/ : /^[!`[]/).test(texts[end] ?? '')) {
      const separator = match.index + match[0].search(/[:.]/);
      texts[separator] = encodeCharacter(plain[separator] ?? '');
      continue;
    }
    for (let index = match.index; index < end; index++) indexes.add(index);
  }
  return indexes;
}

/**
 * Reports whether a character could be parsed as syntax. `line` is the Markdown before the character on the same line.
 */
function isSyntax(
  plain: string,
  index: number,
  line: string,
  next: InlinePiece | undefined,
  kind: TextKind,
): boolean {
  const character = plain[index] ?? '';
  const rest = plain.slice(index + 1, index + 40);
  if (/[#+\-=>{:.)]/.test(character))
    return kind === 'paragraph' ? isLineSyntax(character, line, rest) : character === '#' && rest === '';
  switch (character) {
    case '!':
      return rest.startsWith('[') || Boolean(next?.key.startsWith('open|link'));
    case '&':
      return /^#?\w+;/.test(rest);
    case '\uFEFF':
      return line === '';
    case '<':
      return /^[a-z/!?]/i.test(rest);
    case '_':
      return !(/[\p{L}\p{N}]$/u.test(line) && /^[\p{L}\p{N}]/u.test(rest));
    case '*':
      return line === '' || !(/\s$/.test(line) && /^\s/.test(rest));
    default:
      return true;
  }
}

/** Reports whether a character could start a heading, list, quote, rule or directive. */
function isLineSyntax(character: string, line: string, rest: string): boolean {
  if (/[.)]/.test(character)) return /^\d{1,9}$/.test(line);
  if (/[#+\-=]/.test(character)) return /^[#+\-=:]*$/.test(line);
  if (line !== '') return false;
  return character === '>' || (character === '{' ? /^[%{]/ : /^(?:::|-)/).test(rest);
}

const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);
const isPunctuation = (character: string | undefined) =>
  character !== undefined && /[\p{P}\p{S}]/u.test(character);
const isDelimiter = ({ kind, key }: InlinePiece) => kind !== 'node' && /\|(?:strong|em|strike)$/.test(key);

/**
 * Makes sure that delimiters are recognized. In `a**「b」**c`, for example, Markdown would ignore the asterisks, so the
 * letters next to them are replaced with character references. Underscores within a word become asterisks.
 */
function closeGaps(pieces: readonly InlinePiece[], texts: string[]): void {
  const hasCrossing = pieces.some((piece, index) => isCrossing(piece, pieces[index + 1]));
  const starts: number[] = [];
  pieces.forEach((piece, end) => {
    if (!isDelimiter(piece)) return;
    const start = piece.kind === 'open' ? undefined : starts.pop();
    if (start === undefined) starts.push(end);
    else closeGap(pieces, texts, start, end, hasCrossing && piece.key === 'close|em');
  });
}

function closeGap(
  pieces: readonly InlinePiece[],
  texts: string[],
  start: number,
  end: number,
  isUnderscored: boolean,
): void {
  if (isUnderscored) for (const index of [start, end]) texts[index] = '_';
  const before = findNeighbor(texts, start, -1);
  const after = findNeighbor(texts, end, 1);
  const isInWord = [texts[before]?.at(-1), texts[after]?.at(0)].some(
    (character) => !isSpace(character) && !isPunctuation(character),
  );
  if (isInWord && !isUnderscored)
    for (const index of [start, end]) texts[index] = (texts[index] ?? '').replaceAll('_', '*');
  const first = findNeighbor(texts, start, 1);
  const last = findNeighbor(texts, end, -1);
  encodeSpace(texts, first);
  encodeSpace(texts, last);
  if (isUnderscored || isPunctuation(texts[first]?.at(0))) encodeLetter(pieces, texts, before);
  if (isUnderscored || isPunctuation(texts[last]?.at(-1))) encodeLetter(pieces, texts, after);
}

/**
 * Reports whether one kind of formatting (such as bold) ends exactly where another (such as italic) starts. In this
 * case, the delimiters can only be distinguished if the italic text uses underscores.
 */
const isCrossing = (close: InlinePiece, open: InlinePiece | undefined): boolean =>
  open !== undefined &&
  close.kind === 'close' &&
  open.kind === 'open' &&
  isDelimiter(close) &&
  isDelimiter(open) &&
  close.key.slice(5) !== open.key.slice(4);

/**
 * Returns the index of the nearest piece in the given direction that contains any character other than this piece's
 * delimiter character.
 */
function findNeighbor(texts: readonly string[], index: number, step: 1 | -1): number {
  const delimiter = texts[index]?.[0] ?? '';
  let neighbor = index + step;
  while (texts[neighbor] !== undefined && texts[neighbor]?.replaceAll(delimiter, '') === '') neighbor += step;
  return neighbor;
}

function encodeSpace(texts: string[], index: number): void {
  if (texts[index] === ' ') texts[index] = '&#x20;';
}

function encodeLetter(pieces: readonly InlinePiece[], texts: string[], index: number): void {
  const unit = pieces[index]?.character ?? '';
  if (unit === '' || texts[index] !== unit || isSpace(unit) || isPunctuation(unit)) return;
  if (!/[\uD800-\uDFFF]/.test(unit)) {
    texts[index] = encodeCharacter(unit);
    return;
  }
  const other = /[\uD800-\uDBFF]/.test(unit) ? index + 1 : index - 1;
  texts[index] = encodeCharacter([texts[Math.min(index, other)], texts[Math.max(index, other)]].join(''));
  texts[other] = '';
}

const encodeCharacter = (character: string): string =>
  `&#x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()};`;
