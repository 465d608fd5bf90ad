// Input rules that format typed Markdown: block shortcuts at the start of a paragraph, and text between a pair of
// inline delimiters.
import { InputRule, inputRules } from 'prosemirror-inputrules';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { type EditorState, type Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { findWrapping } from 'prosemirror-transform';
import { resolveImageSource } from '~/lib/markdown/safe-address';
import { completeAddress, findLink, isLinkAddress } from '../menus/links';
import { markTypes, nodeTypes } from '../schema/schema';
import { makeHeading } from './blocks';
import { pickBulletMarker } from './lists';

/** Creates a rule for a shortcut at the start of a paragraph outside of tables. */
const createBlockRule = (
  pattern: RegExp,
  apply: (tr: Transaction, start: number, match: RegExpMatchArray) => Transaction | null,
): InputRule =>
  new InputRule(pattern, (state, match, start, end) => {
    const $start = state.doc.resolve(start);
    if ($start.parent.type !== nodeTypes.paragraph || $start.node(-1).type.spec.tableRole) return null;
    return apply(state.tr.delete(start, end), start, match);
  });

function wrap(tr: Transaction, start: number, type: NodeType, attrs: Attrs | null): Transaction | null {
  const range = tr.doc.resolve(start).blockRange();
  const wrapping = range && findWrapping(range, type, attrs);
  return range && wrapping ? tr.wrap(range, wrapping) : null;
}

/**
 * Wraps a paragraph in a list. In the first paragraph of a list item, changes the kind of the list instead, but does
 * nothing if the list has other items.
 */
function wrapInList(tr: Transaction, start: number, type: NodeType, attrs: Attrs): Transaction | null {
  const $start = tr.doc.resolve(start);
  if ($start.node(-1).type !== nodeTypes.list_item || $start.index(-1) > 0)
    return wrap(tr, start, type, attrs);
  const list = $start.node(-2);
  if (list.type === type) return tr;
  return list.childCount === 1 ? tr.setNodeMarkup($start.before(-2), type, attrs) : null;
}

function makeTask(tr: Transaction, start: number, checked: boolean): Transaction | null {
  const $start = tr.doc.resolve(start);
  if ($start.node(-1).type === nodeTypes.list_item)
    return $start.index(-1) === 0 ? tr.setNodeAttribute($start.before(-1), 'checked', checked) : null;
  const wrapped = wrap(tr, start, nodeTypes.bullet_list, { marker: pickBulletMarker(tr.doc) });
  return wrapped?.setNodeAttribute(start, 'checked', checked) ?? null;
}

/** Replaces a paragraph whose whole text is "---" with a horizontal rule, followed by an empty paragraph. */
const ruleRule = new InputRule(/^---$/, (state, _match, start, end) => {
  const $start = state.doc.resolve(start);
  const isAlone = $start.parent.type === nodeTypes.paragraph && end === $start.end();
  if (!isAlone || $start.node(-1).type.spec.tableRole) return null;
  const before = $start.before();
  const tr = state.tr.replaceWith(before, $start.after(), [
    nodeTypes.horizontal_rule.create(),
    nodeTypes.paragraph.create(),
  ]);
  return tr.setSelection(TextSelection.create(tr.doc, before + 2));
});

const isInCode = (state: EditorState, from: number, to: number): boolean =>
  state.doc.rangeHasMark(from, to, markTypes.code);

/** Applies a mark to text between two delimiters when the second one is typed. */
const createMarkRule = (pattern: RegExp, delimiter: string, type: MarkType): InputRule =>
  new InputRule(pattern, (state, match, start, end, typed) => {
    const from = start + (match[1]?.length ?? 0);
    if (isInCode(state, from, end)) return null;
    const closing = delimiter.length - typed.length;
    const tr = state.tr.delete(end - closing, end).delete(from, from + delimiter.length);
    tr.addMark(from, end - closing - delimiter.length, type.create());
    return tr.removeStoredMark(type);
  });

/**
 * Matches the text before a delimiter that can start formatting: a space, punctuation, or a letter of a script that is
 * written without spaces. Therefore `2*3*4` and `a_b_c` stay literal.
 */
const BEFORE = String.raw`(^|[^\\\p{L}\p{N}DELIMITER]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])`;

const createPair = (delimiter: string, type: MarkType): InputRule => {
  const [character = ''] = delimiter;
  const inner = `[^${character}\\s](?:[^${character}]*[^${character}\\s])?`;
  const quoted = delimiter.replace(/\*/g, '\\*');
  const before = BEFORE.replace('DELIMITER', character);
  return createMarkRule(new RegExp(`${before}${quoted}${inner}${quoted}$`, 'u'), delimiter, type);
};

/** A lookbehind that rejects matches after a backslash, or after a backtick that can start a code span. */
const UNESCAPED = '(?<!\\\\|`[^`]*)';

/** Matches an address, in which parentheses are balanced, and an optional title. */
const TARGET = String.raw`\(((?:[^\s()]|\([^\s()]*\))+)(?: "([^"]*)")?\)$`;

/** Creates a link when the closing parenthesis of `[text](address)` is typed. */
const linkRule = new InputRule(
  new RegExp(String.raw`${UNESCAPED}(?<!!)\[([^[\]]*[^[\]\s][^[\]]*)\]${TARGET}`),
  (state, [, text = '', address = '', title = ''], start, end) => {
    const [from, to] = [start + 1, start + 1 + text.length];
    if (to > end || isInCode(state, start, from) || isInCode(state, to, end)) return null;
    const link = findLink(state.doc, { from, to });
    const isReplaceable = link !== null && (link.mark?.attrs.kind ?? 'bare') === 'bare';
    if (!isReplaceable || !isLinkAddress(address)) return null;
    const mark = markTypes.link.create({ href: completeAddress(address), title });
    const tr = state.tr.delete(to, end).addMark(from, to, mark).delete(start, from);
    // Text typed next gets the formatting of the text after the link, not the formatting at the end of the link.
    return tr.setStoredMarks(state.doc.nodeAt(to)?.marks ?? null);
  },
);

/** Creates an image when the closing parenthesis of `![alternative text](address)` is typed. */
const imageRule = new InputRule(
  new RegExp(String.raw`${UNESCAPED}!\[([^[\]\uFFFC]*)\]${TARGET}`),
  (state, [, alt = '', src = '', title = ''], start, end) => {
    if (isInCode(state, start, end) || resolveImageSource(src, []).kind === 'unknown') return null;
    const image = nodeTypes.image.create({ src, alt, title }, null, state.doc.nodeAt(start)?.marks);
    return state.tr.replaceWith(start, end, image);
  },
);

export const createInputRules = (): Plugin =>
  inputRules({
    rules: [
      createBlockRule(/^[-*+] $/, (tr, start) =>
        wrapInList(tr, start, nodeTypes.bullet_list, { marker: pickBulletMarker(tr.doc) }),
      ),
      createBlockRule(/^(\d{1,3})([.)]) $/, (tr, start, [, number, delimiter]) =>
        wrapInList(tr, start, nodeTypes.ordered_list, { start: Number(number), delimiter }),
      ),
      createBlockRule(/^> $/, (tr, start) => wrap(tr, start, nodeTypes.blockquote, null)),
      createBlockRule(/^(#{1,6}) $/, (tr, start, [, signs = '#']) =>
        makeHeading(tr, start - 1, signs.length),
      ),
      createBlockRule(/^```([\w+#.-]*) $/, (tr, start, [, info = '']) =>
        tr.setBlockType(start, start, nodeTypes.code_block, { info }),
      ),
      createBlockRule(/^\[( ?|[xX])\] $/, (tr, start, [, sign = '']) => makeTask(tr, start, /x/i.test(sign))),
      ruleRule,
      createPair('**', markTypes.strong),
      createPair('__', markTypes.strong),
      createPair('*', markTypes.em),
      createPair('_', markTypes.em),
      createPair('~~', markTypes.strike),
      linkRule,
      imageRule,
      createMarkRule(/(^|[^`\\])`[^`\uFFFC]+`$/, '`', markTypes.code),
    ],
  });
