import { EditorView } from '@codemirror/view';

/** Mantine's variables throughout, so that light and dark need nothing of their own. */
export const promptTheme = EditorView.theme({
  '&': { color: 'var(--mantine-color-text)', height: '100%', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: '2px solid var(--mantine-primary-color-filled)', outlineOffset: '-1px' },
  '.cm-scroller': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    lineHeight: '1.55',
    overflow: 'auto',
  },
  '.cm-content': { padding: 'var(--mantine-spacing-xs) 0', caretColor: 'var(--mantine-color-text)' },
  '.cm-line': { padding: '0 var(--mantine-spacing-sm)' },
  '.cm-gutters': {
    backgroundColor: 'var(--mantine-color-default-hover)',
    color: 'var(--mantine-color-dimmed)',
    borderInlineEnd: '1px solid var(--mantine-color-default-border)',
  },
  '.cm-content ::selection': {
    backgroundColor: 'light-dark(var(--mantine-color-blue-1), var(--mantine-color-blue-9))',
  },
  '.cm-searchMatch, .cm-searchMatch-selected': { backgroundColor: '#ffe066', color: '#000' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--mantine-color-orange-6)' },
  '.cm-panels': { backgroundColor: 'var(--mantine-color-body)', color: 'inherit' },
  '.cm-panels-top': { borderBottom: '1px solid var(--mantine-color-default-border)' },
  '.cm-specialChar': { color: 'var(--mantine-color-error)' },
});
