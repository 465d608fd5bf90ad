import { undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '~/build/depth';
import { baseExtensions } from './extensions';
import { textOf } from './line-endings';
import { breakMarks } from './marks/break-marks';
import { continueOrLeaveMarkup } from './marks/leaving-markup';
import {
  beginParagraph,
  beginParagraphAtBreak,
  beginQuotedParagraph,
  breakLine,
  endBreak,
} from './paragraph-keys';

function at(marked: string): EditorState {
  const text = marked.replace('¦', '');
  const anchor = marked.indexOf('¦');
  const extensions = [baseExtensions(text), breakMarks];
  const state = EditorState.create({ doc: text, selection: { anchor }, extensions });
  ensureSyntaxTree(state, state.doc.length, 1000);
  return state.update({}).state;
}

/** What a command makes of a text with its cursor; null where it leaves the key to others. */
function shown(marked: string, ...commands: readonly StateCommand[]): string | null {
  let state = at(marked);
  for (const command of commands) {
    ensureSyntaxTree(state, state.doc.length, 1000);
    state = state.update({}).state;
    if (!command({ state, dispatch: (transaction: Transaction) => (state = transaction.state) })) return null;
  }
  const { head } = state.selection.main;
  return `${state.sliceDoc(0, head)}¦${state.sliceDoc(head)}`;
}

describe('Enter begins a paragraph', () => {
  test.each([
    ['One¦', 'One\n\n¦'],
    ['# One¦', '# One\n\n¦'],
    ['One ¦two', 'One \n\n¦two'],
    ['One¦ two', 'One\n\n¦two'],
    ['One\ntwo¦ three\nfour', 'One\ntwo\n\n¦three\nfour'],
    ['One\n¦two', 'One\n\n¦two'],
    ['¦One', '\n\n¦One'],
    ['One¦\ntwo', 'One\n\n¦\n\ntwo'],
    ['One¦\n\ntwo', 'One\n\n¦\n\ntwo'],
    ['One\n¦\ntwo', 'One\n\n¦\n\ntwo'],
    ['One\n\n¦', 'One\n\n¦'],
    ['One\n\n¦\n\ntwo', 'One\n\n¦\n\ntwo'],
    ['![a](https://a.test/b.png)¦', '![a](https://a.test/b.png)\n\n¦'],
  ])('%j becomes %j', (before, expected) => {
    expect(shown(before, beginParagraph)).toBe(expected);
  });

  test('once, however often it is pressed', () => {
    expect(shown('One¦\n\ntwo', beginParagraph, beginParagraph, beginParagraph)).toBe('One\n\n¦\n\ntwo');
  });

  test.each([
    '```\none¦\n```',
    '```¦',
    '    one¦',
    '<div>¦\none\n</div>',
    '| a | b |¦',
    'a | b¦',
    '| a |\n| - |\n| b¦ |',
    '[a]: https://a.test¦',
    'One\n===¦',
    '---¦',
    '```\n\n¦\n```',
    '- one¦',
    '> one¦',
  ])('in %j it is left to others', (text) => {
    expect(shown(text, beginParagraph)).toBeNull();
  });

  test('after a list that was left, and in a list first', () => {
    expect(shown('- one\n- ¦', continueOrLeaveMarkup, beginParagraph)).toBe('- one\n\n¦');
  });

  test('everywhere, and undo gives back the bytes', () => {
    const lines = fc.array(
      fc.constantFrom(
        'one',
        '',
        '# two',
        '- three',
        '> four',
        '| a | b |',
        '| - | - |',
        '```',
        '  ',
        'five  ',
        'six\\',
        '---',
      ),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(
        lines,
        fc.nat(),
        fc.boolean(),
        fc.constantFrom('\n', '\r\n'),
        (parts, place, isBreak, end) => {
          const text = parts.join(end);
          const length = parts.join('\n').length;
          let state = EditorState.create({
            doc: text,
            selection: { anchor: place % (length + 1) },
            extensions: baseExtensions(text),
          });
          const dispatch = (transaction: Transaction) => {
            state = transaction.state;
          };
          const words = () => textOf(state).replaceAll(/[\s\\>]/g, '');
          const former = words();
          for (const command of isBreak ? [breakLine] : [beginParagraphAtBreak, beginParagraph])
            if (command({ state, dispatch })) break;
          expect(words()).toBe(former);
          if (state.doc.toString() !== parts.join('\n')) undo({ state, dispatch });
          expect(textOf(state)).toBe(text);
        },
      ),
      { numRuns: tries(2000) },
    );
  });
});

describe('Enter in a quote', () => {
  test.each([
    ['> one¦', '> one\n>\n> ¦'],
    ['> one¦two', '> one\n>\n> ¦two'],
    ['> > one¦\n> two', '> > one\n> >\n> > ¦\n> two'],
  ])('begins a paragraph of it: %j becomes %j', (before, expected) => {
    expect(shown(before, beginQuotedParagraph)).toBe(expected);
  });

  test('leaves it, the second time', () => {
    expect(shown('> one¦', beginQuotedParagraph, continueOrLeaveMarkup)).toBe('> one\n\n¦');
  });

  test.each(['> - one¦', '> ¦', '> | a¦ |', 'one¦', '> ```\n> one¦\n> ```'])(
    'in %j is left to others',
    (text) => {
      expect(shown(text, beginQuotedParagraph)).toBeNull();
    },
  );
});

describe('Shift+Enter breaks the line on the page, too', () => {
  test.each([
    ['One ¦two', 'One \\\n¦two'],
    ['- one ¦two', '- one \\\n  ¦two'],
    ['12. one ¦two', '12. one \\\n    ¦two'],
    ['- [ ] one ¦two', '- [ ] one \\\n  ¦two'],
    ['> one ¦two', '> one \\\n> ¦two'],
    ['C:\\¦two', 'C:\\\\\\\n¦two'],
  ])('%j becomes %j', (before, expected) => {
    expect(shown(before, breakLine)).toBe(expected);
  });

  test.each(['# One¦', '```\none¦\n```', '| a¦ |', '¦'])('in %j it is left to others', (text) => {
    expect(shown(text, breakLine)).toBeNull();
  });
});

describe('where Shift+Enter broke a line', () => {
  test.each([
    ['One\\\n¦two', 'One\n\n¦two'],
    ['One\\\n¦ two', 'One\n\n¦two'],
    ['One¦\\\ntwo', 'One\n\n¦\n\ntwo'],
    ['One\\¦\ntwo', 'One\n\n¦\n\ntwo'],
    ['One\\\\\\\n¦two', 'One\\\\\n\n¦two'],
    ['- a\\\n  ¦b', '- a\n\n  ¦b'],
    ['12. a\\\n    ¦b', '12. a\n\n    ¦b'],
    ['> a\\\n> ¦b', '> a\n>\n> ¦b'],
    ['> - a\\\n>   ¦b', '> - a\n>\n>   ¦b'],
  ])('Enter in %j makes %j: no backslash is left', (before, expected) => {
    expect(shown(before, beginParagraphAtBreak)).toBe(expected);
  });

  test.each([
    ['One¦', 'One\n\n¦'],
    ['One¦\n\ntwo', 'One\n\n¦\n\ntwo'],
    ['C:\\¦', 'C:\\\n\n¦'],
    ['- a¦', '- a\n\n  ¦'],
    ['- a¦\n- b', '- a\n\n  ¦\n- b'],
    ['> a¦', '> a\n>\n> ¦'],
    ['> - a¦', '> - a\n>\n>   ¦'],
  ])('a second Shift+Enter is an Enter: %j becomes %j', (before, expected) => {
    expect(shown(before, breakLine, endBreak)).toBe(expected);
    expect(shown(before, breakLine, beginParagraphAtBreak)).toBe(expected);
  });

  test.each([
    'One\\¦',
    'One\\\n¦',
    'One\\\n\n¦',
    'One\\¦\n\ntwo',
    'One\\\n¦# two',
    'One\\\\\n¦two',
    '```\none\\\n¦\n```',
  ])('in %j a backslash is a letter', (text) => {
    expect(shown(text, beginParagraphAtBreak)).toBeNull();
  });

  test('before words it breaks another line', () => {
    expect(shown('One\\\n¦two', endBreak)).toBeNull();
  });
});
