// Splits a text block's source into pieces. A piece (`InlinePiece`) is a character, a mark delimiter or an inline node.
import type { PhrasingContent } from 'mdast';
import { isLineBreakTag } from './html-tags';
import { getMarkKey, getNodeKey, type InlinePiece, makeCharacter, makePiece } from './inline-pieces';
import { getPhrasingRange, getSourceRange } from './markdown-source';
import { NO_TARGETS, pairTagNodes, toAtom, toMark, toRawInline } from './parse-inline';
import { parseCharacterReference } from './syntax-tree';

const LINE_BREAK_AND_PREFIX = /[ \t]*(?:\r\n|\r|\n)[ \t>]*/y;
const LINE_BREAK = /\r\n|\r|\n/y;
const ESCAPABLE = /[!-/:-@[-`{-~]/;

/** Splits the source of inline nodes into pieces. Concatenating `text` of all pieces gives exactly the source. */
export function splitSourceIntoPieces(
  phrasing: readonly PhrasingContent[],
  body: string,
  isCell: boolean,
): InlinePiece[] {
  const range = getPhrasingRange(phrasing);
  if (!range) return [];
  const splitter = new SourceSplitter(body, range.from, isCell);
  splitter.readAll(phrasing, []);
  splitter.reach(range.to);
  return splitter.pieces;
}

class SourceSplitter {
  readonly pieces: InlinePiece[] = [];
  readonly #body: string;
  readonly #isCell: boolean;
  #at: number;
  /** Source text that precedes the first piece. */
  #lead = '';

  constructor(body: string, from: number, isCell: boolean) {
    this.#body = body;
    this.#at = from;
    this.#isCell = isCell;
  }

  /** Reads the remaining source up to an offset and appends it to the last piece. */
  reach(offset: number): void {
    if (offset <= this.#at) return;
    const text = this.#body.slice(this.#at, offset);
    this.#at = offset;
    const last = this.pieces.pop();
    if (last) this.pieces.push({ ...last, text: last.text + text });
    else this.#lead += text;
  }

  readAll(nodes: readonly PhrasingContent[], outer: readonly string[]): void {
    const pairs = pairTagNodes(nodes, outer);
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index];
      if (!node) continue;
      const pair = pairs.get(index);
      if (!pair) {
        this.#read(node, outer);
        continue;
      }
      const name = `html|${pair.open}`;
      const close = nodes[pair.end];
      const start = index;
      this.reach(getSourceRange(node).from);
      index = pair.end;
      if (pair.isEmpty) {
        const { to } = getSourceRange(close ?? node);
        const atom = toRawInline(this.#body.slice(getSourceRange(node).from, to), 'html');
        this.#take('node', getNodeKey(atom), to);
        continue;
      }
      this.#take('open', name, getSourceRange(node).to);
      this.readAll(nodes.slice(start + 1, pair.end), [...outer, pair.open]);
      if (close) {
        this.reach(getSourceRange(close).from);
        this.#take('close', name, getSourceRange(close).to);
      }
    }
  }

  #push(piece: InlinePiece): void {
    this.pieces.push(this.#lead === '' ? piece : { ...piece, text: this.#lead + piece.text });
    this.#lead = '';
  }

  #take(kind: 'open' | 'close' | 'node', name: string, to: number): void {
    this.#push(makePiece(kind, name, this.#body.slice(this.#at, to), false));
    this.#at = to;
  }

  #takeCharacter(character: string, length: number): void {
    this.#push(makeCharacter(character, this.#body.slice(this.#at, this.#at + length), false));
    this.#at += length;
  }

  #read(node: PhrasingContent, outer: readonly string[]): void {
    const { from, to } = getSourceRange(node);
    this.reach(from);
    const mark = toMark(node, this.#body, NO_TARGETS);
    if (node.type === 'text') this.#readText(node.value, to, false);
    else if (node.type === 'inlineCode') this.#readCode(node.value, from, to);
    else if (mark && 'children' in node && node.children.length > 0) {
      if (mark.attrs.kind === 'bare') this.readAll(node.children, outer);
      else this.#readMarked(node.children, getMarkKey(mark), to, outer);
    } else if (node.type === 'html' && isLineBreakTag(node.value)) this.#take('node', 'break', to);
    else {
      const atom = toAtom(node, NO_TARGETS) ?? toRawInline(this.#body.slice(from, to), 'other');
      this.#take('node', getNodeKey(atom), to);
    }
    this.reach(to);
  }

  #readMarked(children: readonly PhrasingContent[], key: string, to: number, outer: readonly string[]): void {
    const inner = getPhrasingRange(children);
    this.#take('open', key, inner?.from ?? to);
    this.readAll(children, outer);
    if (inner) this.reach(inner.to);
    this.#take('close', key, to);
  }

  #readCode(value: string, from: number, to: number): void {
    const ticks = /^`+/.exec(this.#body.slice(from, to))?.[0].length ?? 1;
    let open = from + ticks;
    let close = to - ticks;
    const inner = this.#body.slice(open, close);
    // CommonMark strips one space from each end of a code span if both ends have one.
    if (/^[ \r\n]/.test(inner) && /[ \r\n]$/.test(inner) && /[^ \r\n]/.test(inner)) {
      open += inner.startsWith('\r\n') ? 2 : 1;
      close -= inner.endsWith('\r\n') ? 2 : 1;
    }
    this.#take('open', 'code', open);
    this.#readText(value, close, true);
    this.#take('close', 'code', to);
  }

  /** Reads text and creates one piece per character. Each piece contains the source of its character. */
  #readText(value: string, end: number, isCode: boolean): void {
    let index = 0;
    while (index < value.length) {
      const character = value[index] ?? '';
      const reference =
        isCode || this.#body[this.#at] !== '&' ? null : parseCharacterReference(this.#body, this.#at);
      if (reference && value.startsWith(reference.value, index)) {
        reference.value.split('').forEach((unit, position) => {
          this.#takeCharacter(/[\r\n]/.test(unit) ? ' ' : unit, position === 0 ? reference.source.length : 0);
        });
        index += reference.value.length;
      } else if (/[\r\n]/.test(character)) {
        this.#takeCharacter(' ', this.#measureLineBreak(end, isCode));
        index += value.startsWith('\r\n', index) ? 2 : 1;
      } else index += this.#readCharacter(character, end, isCode);
    }
    this.reach(end);
  }

  /** Returns the length of a line break, including the spaces around it. In code, excludes the spaces. */
  #measureLineBreak(end: number, isCode: boolean): number {
    const pattern = isCode ? LINE_BREAK : LINE_BREAK_AND_PREFIX;
    pattern.lastIndex = this.#at;
    const length = pattern.exec(this.#body)?.[0].length ?? 0;
    return Math.min(length, end - this.#at);
  }

  /** Reads the source of one character, or source that produces no character. Returns the number of characters read. */
  #readCharacter(character: string, end: number, isCode: boolean): 0 | 1 {
    const source = this.#at < end ? this.#body[this.#at] : undefined;
    const next = this.#body[this.#at + 1];
    const isEscape = source === '\\' && next === character && ESCAPABLE.test(character);
    if (source === undefined) this.#takeCharacter(character, 0);
    else if (isEscape && (!isCode || (this.#isCell && character === '|'))) this.#takeCharacter(character, 2);
    else if (source !== character && /[ \t>]/.test(source)) {
      this.reach(this.#at + 1);
      return 0;
    } else this.#takeCharacter(character, 1);
    return 1;
  }
}
