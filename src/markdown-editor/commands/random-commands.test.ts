import fc from 'fast-check';
import { undo } from 'prosemirror-history';
import { NodeSelection, TextSelection } from 'prosemirror-state';
import { CellSelection, cellAround, inSameTable } from 'prosemirror-tables';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns, isDeepRun, RANDOM_SEED } from '~/build/depth';
import { toggleCallout } from './blocks';
import { EDITOR_ACTIONS, type EditorActionName } from './editor-actions';
import { TestEditor } from './fixtures/press-keys';
import { type BlockKind, convertBlocks, deleteBlocks } from './move-blocks';
import { alignColumn, deleteTable, moveColumnLeft, moveColumnRight } from './table-commands';

const TEXT = `# Title

Open **Settings** and press \`Save\`.\\
Then wait.

1. First
2. Second with *style*

   > A quote
3. Third
   \`\`\`bash
   npm i
   \`\`\`

- [x] done
- [ ] open
  * deeper
  * deepest

| Plan | Price |
| :--- | ----: |
| Basic | 9,50 |
| Pro | 19 \\| 20 |

> **Note:** Careful.
>
> - in a quote

---

<div>raw</div>

End ![image](https://example.test/a.png)
`;

const KEYS = [
  ...[
    'Enter',
    'Shift-Enter',
    'Mod-Enter',
    'Backspace',
    'Delete',
    'Tab',
    'Shift-Tab',
    'Mod-a',
    'Mod-z',
    'Mod-y',
  ],
  ...['Alt-ArrowUp', 'Alt-ArrowDown', 'Mod-Shift-d', 'Alt-Shift-ArrowUp', 'Alt-Shift-ArrowDown'],
  ...['Alt-Shift-ArrowLeft', 'Alt-Shift-ArrowRight', 'Alt-Shift-Backspace', 'Alt-Shift-Delete'],
];
const TYPED = [
  'a',
  ' ',
  '. ',
  '**b**',
  '*i*',
  '`c`',
  '- ',
  '1. ',
  '# ',
  '> ',
  '[ ] ',
  '---',
  '```',
  '|',
  '<b>',
  '「',
  '[c](https://e.test/d)',
  '![e](https://e.test/f.png)',
];
const KINDS: readonly BlockKind[] = [
  ...(['paragraph', 'quote', 'code', 'bullet', 'numbered', 'task'] as const).map((kind) => ({ kind })),
  { kind: 'heading', level: 2 },
];
const COMMANDS = {
  deleteBlocks,
  deleteTable,
  moveColumnLeft,
  moveColumnRight,
  alignRight: alignColumn('right'),
  tip: toggleCallout('Tip'),
  ...Object.fromEntries(KINDS.map((kind) => [`turn into ${kind.kind}`, convertBlocks(kind)])),
};

/** A position as a fraction of the document. */
const place = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);

type Act = readonly ['press' | 'type' | 'act' | 'run', string] | readonly ['select', number, number];

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom(...KEYS).map((key) => ['press', key] as const),
  fc.constantFrom(...TYPED).map((text) => ['type', text] as const),
  fc.constantFrom(...Object.keys(EDITOR_ACTIONS)).map((name) => ['act', name] as const),
  fc.constantFrom(...Object.keys(COMMANDS)).map((name) => ['run', name] as const),
  fc.tuple(place, fc.oneof(fc.constant(0), place)).map(([from, to]) => ['select', from, to] as const),
);

function select(editor: TestEditor, from: number, to: number): void {
  const { doc, tr } = editor.state;
  const [start, end] = [from, to === 0 ? from : to].map((part) =>
    doc.resolve(Math.round(part * doc.content.size)),
  );
  if (!start || !end) return;
  const [first, last] = [cellAround(start), cellAround(end)];
  if (first && last && inSameTable(first, last)) {
    editor.dispatch(tr.setSelection(new CellSelection(first, last)));
    return;
  }
  const node = start.nodeAfter;
  const isNode = to === 0 && node?.isBlock && NodeSelection.isSelectable(node);
  editor.dispatch(
    tr.setSelection(isNode ? NodeSelection.create(doc, start.pos) : TextSelection.between(start, end)),
  );
}

function perform(editor: TestEditor, [kind, first, second]: Act): void {
  if (kind === 'select') select(editor, first, second);
  else if (kind === 'type') for (const character of first) editor.type(character);
  else if (kind === 'act') editor.run(EDITOR_ACTIONS[first as EditorActionName].run);
  else if (kind === 'run') editor.run(COMMANDS[first as keyof typeof COMMANDS]);
  else editor.tryPress(first);
}

/**
 * Expects a text selection to start and end in text. Otherwise, ProseMirror itself only logs a warning, and only once
 * per process.
 */
function expectSelectionInText({ state: { selection } }: TestEditor): void {
  if (!(selection instanceof TextSelection)) return;
  for (const { parent } of [selection.$from, selection.$to]) expect(parent.inlineContent).toBe(true);
}

describe('random sequences of commands', () => {
  it('random commands keep the document valid, and undo restores every byte of the text', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), (acts) => {
        const editor = new TestEditor(TEXT);
        for (const each of acts) {
          perform(editor, each);
          editor.state.doc.check();
          expectSelectionInText(editor);
        }
        expect(editor.isVerified).toBe(true);
        while (editor.run(undo));
        expect(editor.markdown).toBe(TEXT);
      }),
      { numRuns: getPropertyRuns(400), seed: isDeepRun ? RANDOM_SEED : 1 },
    );
  }, 120_000);
});
