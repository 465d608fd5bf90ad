import { createTheme } from '@mantine/core';

/** The console's look: the system's own typeface, one accent, enough contrast in both schemes. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 8, dark: 7 },
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontWeight: '650' },
  respectReducedMotion: true,
  components: {
    // Upright words in their own case, never cut short: a badge is read, not shouted.
    Badge: { defaultProps: { tt: 'none', fw: 500, miw: 'max-content' } },
    // The page has one banner: a dialog's header is none.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
  },
});
