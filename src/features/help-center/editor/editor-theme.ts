// How the editor looks: Mantine's variables throughout, so that light and dark need nothing of their own.
import { EditorView } from '@codemirror/view';

const dimmed = { color: 'var(--mantine-color-dimmed)' };
const monospace = { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '0.9em' };
const soft = 'var(--mantine-color-default-hover)';
const border = '1px solid var(--mantine-color-default-border)';

export const editorTheme = EditorView.theme({
  '&': { color: 'var(--mantine-color-text)', height: '100%', fontSize: '1.0625rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family)', lineHeight: '1.6', overflow: 'auto' },
  // A column that reads well, however wide the page is; centred below the title.
  '.cm-content': {
    padding: 'var(--mantine-spacing-xs) 0 var(--mantine-spacing-xl)',
    margin: '0 auto',
    maxWidth: 'var(--column)',
    caretColor: 'var(--mantine-color-text)',
  },
  '.cm-line': { padding: '0 var(--mantine-spacing-md)' },
  '.cm-dropCursor': { borderLeftColor: 'var(--mantine-color-text)' },
  '.cm-content ::selection': {
    backgroundColor: 'light-dark(var(--mantine-color-blue-1), var(--mantine-color-blue-9))',
  },
  '.cm-searchMatch': {
    backgroundColor: 'light-dark(var(--mantine-color-yellow-2), var(--mantine-color-yellow-9))',
  },
  '.cm-searchMatch-selected': { outline: '2px solid var(--mantine-color-orange-6)' },
  '.cm-panels': { backgroundColor: 'var(--mantine-color-body)', color: 'inherit' },
  '.cm-panels-top': { borderBottom: border },
  '.cm-specialChar': { color: 'var(--mantine-color-error)' },

  '.cm-heading': { fontWeight: '700', lineHeight: '1.3' },
  '.cm-heading-1': { fontSize: '1.75em', paddingTop: '0.5em' },
  '.cm-heading-2': { fontSize: '1.4em', paddingTop: '0.4em' },
  '.cm-heading-3': { fontSize: '1.2em', paddingTop: '0.3em' },
  '.cm-emphasis': { fontStyle: 'italic' },
  '.cm-strong': { fontWeight: '700' },
  '.cm-strike': { textDecoration: 'line-through' },
  '.cm-link': { color: 'var(--mantine-color-anchor)', textDecoration: 'underline' },
  '.cm-dim': { ...dimmed, fontWeight: '400' },
  '.cm-list-mark': { ...dimmed, fontVariantNumeric: 'tabular-nums' },
  '.cm-bullet': { ...dimmed, display: 'inline-block', minWidth: '0.6em' },
  '.cm-task': { margin: '0', verticalAlign: 'middle', accentColor: 'var(--mantine-primary-color-filled)' },
  '.cm-code, .cm-row code': { ...monospace, background: soft, borderRadius: '3px', padding: '0 0.2em' },
  '.cm-code-block': { ...monospace, background: soft },
  '.cm-html': { ...monospace, ...dimmed },
  '.cm-quote': { borderInlineStart: '4px solid var(--mantine-color-default-border)' },
  '.cm-rule': {
    display: 'inline-block',
    width: '100%',
    verticalAlign: 'middle',
    borderTop: '2px solid var(--mantine-color-default-border)',
  },

  '.cm-image': {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    maxWidth: '100%',
    verticalAlign: 'bottom',
  },
  '.cm-image img': { maxWidth: '100%', maxHeight: '24rem', objectFit: 'contain', objectPosition: 'left' },
  '.cm-image-text': { ...dimmed, fontSize: '0.8em' },
  '.cm-image-placeholder': {
    ...dimmed,
    display: 'inline-block',
    border: '1px dashed var(--mantine-color-dimmed)',
    borderRadius: 'var(--mantine-radius-sm)',
    padding: '0 0.5em',
    fontSize: '0.85em',
  },

  '.cm-table-source': monospace,
  '.cm-hidden-line': { height: '0', overflow: 'hidden', lineHeight: '0', fontSize: '0' },
  '.cm-row': {
    display: 'inline-grid',
    width: '100%',
    overflowX: 'auto',
    borderInline: border,
    borderBottom: border,
    verticalAlign: 'top',
  },
  '.cm-row-header': { fontWeight: '700', background: soft, borderTop: border },
  '.cm-cell': { minHeight: '1.9em', padding: '0.15em 0.5em', overflowWrap: 'anywhere' },
  '.cm-cell + .cm-cell': { borderInlineStart: border },
});

/** Source is read letter by letter. */
export const sourceTheme = EditorView.theme({ '.cm-scroller': monospace });
