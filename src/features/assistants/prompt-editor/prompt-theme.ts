import { EditorView } from '@codemirror/view';

/** Uses only Mantine's CSS variables, so that the theme works in light and dark mode. */
export const promptTheme = EditorView.theme({
  '&': { color: 'var(--mantine-color-text)', height: '100%', fontSize: '0.8125rem' },
  // CodeMirror sets its own focus class with a delay, so `:focus-within` is used instead.
  '&:has(.cm-content:focus)': {
    outline: '2px solid var(--mantine-primary-color-filled)',
    outlineOffset: '-2px',
  },
  '.cm-scroller': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    lineHeight: '1.55',
    overflow: 'auto',
  },
  '.cm-content': { padding: 'var(--mantine-spacing-sm) 0', caretColor: 'var(--mantine-color-text)' },
  // A comfortable line length for reading.
  '.cm-line': { padding: '0 var(--mantine-spacing-md)', maxWidth: '47rem' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--hover)' },
  '.cm-line.cm-changedLine': {
    backgroundColor: 'color-mix(in srgb, var(--warn-soft) 60%, transparent)',
    boxShadow: 'inset 2px 0 0 light-dark(#d9860a, #f0a93b)',
  },
  '.cm-headingLine': { color: 'var(--accent-ink)', fontWeight: 600 },
  '.cm-variable': {
    padding: '1px 4px',
    borderRadius: '4px',
    backgroundColor: 'var(--violet-soft)',
    color: 'var(--violet)',
  },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--mantine-color-dimmed)',
    borderInlineEnd: 0,
    paddingInlineStart: 'var(--mantine-spacing-xs)',
  },
  '.cm-content ::selection': {
    backgroundColor: 'light-dark(var(--mantine-color-blue-1), var(--mantine-color-blue-9))',
  },
  '.cm-searchMatch, .cm-searchMatch-selected': { backgroundColor: '#ffe066', color: '#000' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--warn)' },
  // CodeMirror's own z-index of 300 would put the find bar in front of dialogs.
  '.cm-panels': { backgroundColor: 'var(--mantine-color-body)', color: 'inherit', zIndex: '1' },
  '.cm-panels-top': { borderBottom: '1px solid var(--mantine-color-default-border)' },
  '.cm-specialChar': { color: 'var(--mantine-color-error)' },
});
