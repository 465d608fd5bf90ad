// How the editor looks, but for its text (article-text.module.css): Mantine's variables throughout, so that light and dark need
// nothing of their own.
import { EditorView } from '@codemirror/view';
import { NARROWEST, PHONE_LINE, WIDEST } from './tables/table-rows';

/** Live hides Markdown markers; source shows the text as it is. */
export type EditorMode = 'live' | 'source';

const dimmed = { color: 'var(--mantine-color-dimmed)' };
const monospace = { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '0.9em' };
const soft = 'var(--mantine-color-default-hover)';
const border = '1px solid var(--mantine-color-default-border)';

/** A column takes a share of the width. */
const CELL_WIDTHS = Object.fromEntries(
  Array.from({ length: WIDEST - NARROWEST + 1 }, (_, index) => [
    `.cm-cell-${NARROWEST + index}`,
    { flexGrow: String(NARROWEST + index) },
  ]),
);

/** A letter is at most about this wide, in bold. */
const LETTER_EM = 0.6;

const LEAST_WIDTHS = Object.fromEntries(
  Array.from({ length: PHONE_LINE }, (_, index) => [
    `.cm-cell-holds-${index + 1}`,
    { minWidth: `${(LETTER_EM * (index + 1)).toFixed(1)}em` },
  ]),
);

/** So many blanks that a line of a list begins with are told apart. */
export const DEEPEST_MARK = 12;

/** A blank is about this wide, in the font of the text. */
const BLANK_EM = 0.3;

/** An item of a list in another one stands so much further in, however many blanks it has. */
const LEVEL_EM = 1.5;

/** The width of up to so many blanks or levels, as a variable. */
const widths = (name: string, variable: string, each: number) =>
  Object.fromEntries(
    Array.from({ length: DEEPEST_MARK }, (_, index) => [
      `.${name}-${index + 1}`,
      { [variable]: `${(each * (index + 1)).toFixed(2)}em` },
    ]),
  );

export const editorTheme = EditorView.theme({
  '&.cm-editor': { height: '100%' },
  '& .cm-tooltip': { border: '0', background: 'none' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family)', lineHeight: 'inherit', overflow: 'auto' },
  // A column that reads well, however wide the page is; centred below the title.
  '.cm-content': {
    // With a sheet over its end, that end can be scrolled above it.
    padding: 'var(--mantine-spacing-xs) 0 calc(var(--sheet, 0px) + var(--mantine-spacing-xl))',
    margin: '0 auto',
    maxWidth: 'var(--column)',
    caretColor: 'var(--mantine-color-text)',
  },
  '.cm-handles': { position: 'absolute', top: '0', insetInlineStart: '0', zIndex: '1' },
  '.cm-line': { padding: '0 var(--mantine-spacing-md)' },
  // As far apart as the blocks of a page.
  '.cm-parting': { lineHeight: 'var(--mantine-spacing-md)' },
  '.cm-parting .cm-widgetBuffer, .cm-code-fence .cm-widgetBuffer': { height: '0' },
  '.cm-dropCursor': { borderLeftColor: 'var(--mantine-color-text)' },
  '.cm-content ::selection, .cm-chosen-words': {
    backgroundColor: 'light-dark(var(--mantine-color-blue-1), var(--mantine-color-blue-9))',
  },
  '.cm-searchMatch': { backgroundColor: 'light-dark(#ffec99, #5c4300)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--warn)' },
  '.cm-panels': { backgroundColor: 'var(--mantine-color-body)', color: 'inherit' },
  '.cm-panels-top': { borderBottom: '0' },
  '.cm-panels-top > .cm-panel': { borderBottom: border },
  '.cm-specialChar': { color: 'var(--mantine-color-error)' },

  '.cm-placeholder': dimmed,
  '.cm-section-here': { boxShadow: 'inset 3px 0 var(--mantine-primary-color-filled)' },
  '.cm-missing': { padding: '0.375rem var(--mantine-spacing-md)' },
  '.cm-missing > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--mantine-spacing-xs)',
    padding: 'var(--mantine-spacing-xs) var(--mantine-spacing-sm)',
    border: '1px dashed var(--line-strong)',
    borderRadius: 'var(--mantine-radius-md)',
    color: 'var(--ink-2)',
    fontSize: 'var(--mantine-font-size-sm)',
  },
  '.cm-missing span': { flex: '1 1 9rem', overflowWrap: 'anywhere' },
  '.cm-missing button': {
    minHeight: '1.75rem',
    padding: '0 0.625rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--mantine-radius-sm)',
    background: 'var(--mantine-color-default)',
    color: 'var(--mantine-color-text)',
    font: '500 0.8125rem/1.4 var(--mantine-font-family)',
    cursor: 'pointer',
  },
  '.cm-missing button:hover': { background: 'var(--hover)' },
  '.cm-dim': { ...dimmed, fontWeight: '400' },
  '.cm-list-mark': { ...dimmed, fontVariantNumeric: 'tabular-nums' },
  // Their edges stand where the words around them begin.
  '.cm-line.cm-code-block, .cm-line.cm-quote': {
    marginInline: 'var(--mantine-spacing-md)',
    paddingInline: '0.75em',
  },
  // A line of 0.8em in place of the edge that a page has there, at the same indent.
  '.cm-line.cm-code-fence': { paddingInline: '0.9375em', fontSize: '0.72em', lineHeight: '1' },
  '.cm-code-first': { paddingTop: '0.8em' },
  '.cm-code-last': { paddingBottom: '0.8em' },
  // What goes on below its mark begins where its words do, as on a page.
  '.cm-line.cm-item': {
    paddingInlineStart: 'calc(var(--mantine-spacing-md) + 1.5em + var(--level, 0em))',
    textIndent: 'calc(-0.92em - var(--in, 0em))',
  },
  '.cm-line.cm-item-numbered': { textIndent: 'calc(-1.27em - var(--in, 0em))' },
  '.cm-line.cm-item-further': {
    paddingInlineStart: 'calc(var(--mantine-spacing-md) + 1.5em + var(--level, 0em))',
    textIndent: 'calc(0em - var(--blanks, 0em))',
  },
  ...widths('cm-item-level', '--level', LEVEL_EM),
  ...widths('cm-item-in', '--in', BLANK_EM),
  ...widths('cm-blanks', '--blanks', BLANK_EM),
  '.cm-item > *, .cm-item-further > *': { textIndent: '0' },
  '.cm-bullet': { ...dimmed, display: 'inline-block', minWidth: '0.6em' },
  '.cm-task': { margin: '0', verticalAlign: 'middle', accentColor: 'var(--mantine-primary-color-filled)' },
  '.cm-html': dimmed,
  '.cm-rule': {
    display: 'inline-block',
    width: '100%',
    verticalAlign: 'middle',
  },

  '.cm-image': {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    maxWidth: '100%',
    verticalAlign: 'bottom',
  },
  '.cm-image img': { maxWidth: '100%', maxHeight: '24rem', objectFit: 'contain', objectPosition: 'left' },
  '.cm-image-frame': {
    display: 'inline-block',
    position: 'relative',
    maxWidth: '100%',
    verticalAlign: 'bottom',
  },
  '.cm-image-frame:has(> .cm-image + .cm-alt-missing)': { minWidth: '12rem', minHeight: '3rem' },
  '.cm-alt': {
    position: 'absolute',
    insetInlineStart: '0.5rem',
    bottom: '0.5rem',
    padding: '0.2em 0.75em',
    border,
    borderRadius: '1em',
    background: 'var(--surface)',
    color: 'var(--ink-2)',
    font: '500 0.8125rem/1.4 var(--mantine-font-family)',
    cursor: 'pointer',
    opacity: '0',
  },
  '.cm-image-frame:hover .cm-alt, .cm-alt:focus-visible, .cm-alt-missing': { opacity: '1' },
  '.cm-alt-missing': {
    borderColor: 'var(--warn)',
    background: 'var(--warn-soft)',
    color: 'var(--warn)',
  },
  '.cm-image-placeholder + .cm-alt': { position: 'static', marginInlineStart: '0.5rem' },
  '.cm-image-chosen': { outline: '2px solid var(--mantine-primary-color-filled)', outlineOffset: '2px' },
  '.cm-image-placeholder': {
    ...dimmed,
    display: 'inline-block',
    border: '1px dashed var(--mantine-color-dimmed)',
    borderRadius: 'var(--mantine-radius-sm)',
    padding: '0 0.5em',
    fontSize: '0.85em',
  },

  '.cm-hidden-line': { height: '0', overflow: 'hidden', lineHeight: '0', fontSize: '0' },
  '.cm-row': {
    flex: '1',
    display: 'flex',
    minWidth: '0',
    overflowX: 'auto',
    borderInline: border,
    borderBottom: border,
    verticalAlign: 'top',
  },
  '.cm-row-header': { fontWeight: '700', background: soft, borderTop: border },
  '.cm-cell': {
    flex: '1 0 0',
    minWidth: '3em',
    minHeight: '1.9em',
    padding: '0.15em 0.5em',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '.cm-cell-center': { textAlign: 'center' },
  '.cm-cell-end': { textAlign: 'end' },
  ...CELL_WIDTHS,
  ...LEAST_WIDTHS,
  // What is offered at an image makes no cell larger.
  '.cm-cell .cm-image-frame:has(> .cm-image + .cm-alt-missing)': { minWidth: '0', minHeight: '0' },
  '.cm-cell .cm-image-placeholder + .cm-alt': { position: 'absolute', marginInlineStart: '0' },
  '.cm-break::after': { content: '"\\a"', whiteSpace: 'pre' },
  '.cm-row > .cm-cell + .cm-cell': { borderInlineStart: border },

  // The same grid out of the text itself: a line is a row, and what stands between its cells takes no place.
  '.cm-table-line, .cm-typed-row': { display: 'flex' },
  // The place of what adds a row.
  '.cm-table-last': { paddingBottom: '1.75rem' },
  '.cm-typed-row > .cm-cell': { borderBottom: border, borderInlineEnd: border },
  '.cm-typed-row > .cm-cell-first': { borderInlineStart: border },
  // The blanks beside its text are part of its padding: no wider than nothing, so that an image has its line beside them. Out of the
  // flow they would be blocks, which the browser merges with the text as an input method writes there: what is hidden beside is lost.
  '.cm-cell-blank': { whiteSpace: 'pre', letterSpacing: '-0.4em' },
  '.cm-typed-header > .cm-cell': { fontWeight: '700', background: soft, borderTop: border },
  '.cm-typed-row > .cm-cell-here': { boxShadow: 'inset 0 0 0 2px var(--mantine-primary-color-filled)' },
  '.cm-bar': { flex: 'none', width: '0', whiteSpace: 'pre', color: 'transparent', pointerEvents: 'none' },
  // A line ends where its last sign is: the editor finds none below that.
  '.cm-bar-last': { alignSelf: 'flex-end' },
  '.cm-bar *': { color: 'transparent' },
  '.cm-row-prefix': { flex: 'none', width: '1.25em', whiteSpace: 'pre' },
});

/** Source is read letter by letter. */
export const sourceTheme = EditorView.theme({ '.cm-scroller': monospace });
