import { EditorView } from '@codemirror/view';

/** Mantine's variables throughout, so that light and dark need nothing of their own. */
export const sourceTheme = EditorView.theme({
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    fontSize: '0.9em',
    lineHeight: 'inherit',
    overflow: 'visible',
  },
  '.cm-content': {
    padding: 'var(--mantine-spacing-xs) 0 calc(var(--sheet, 0px) + var(--keyboard, 0px) + 7rem)',
    margin: '0 auto',
    maxWidth: 'var(--column)',
    caretColor: 'var(--mantine-color-text)',
  },
  '.cm-line': { padding: '0 var(--mantine-spacing-md)' },
  '.cm-content ::selection': {
    backgroundColor: 'light-dark(var(--mantine-color-blue-1), var(--mantine-color-blue-9))',
  },
  '.cm-specialChar': { color: 'var(--mantine-color-error)' },
});
