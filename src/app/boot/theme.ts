import { createTheme } from '@mantine/core';

const FONT =
  '"Inter Variable", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const SMALL_HEADING = { fontSize: '14px', lineHeight: '1.25' };

/** What dialogs and drawers have in common. Their header isn't a banner: the page has only one. */
const OVER_PAGE = {
  radius: 'lg',
  overlayProps: { color: 'var(--shade)', backgroundOpacity: 1 },
  attributes: { header: { role: 'presentation' } },
};
// A list of choices scrolls by itself (`ui/mantine/Combobox.css`): the keyboard has no way into a part of it that scrolls.
const LIST_OF_CHOICES = { withScrollArea: false };
/** It says no more than the field does. */
const ARROW = { rightSectionProps: { 'aria-hidden': true } };

/** Variables of a button that states no color: the primary one is filled with ink, a quiet one has ink on no background. */
function getInkVariables(
  { color, variant = 'filled' }: { color?: string; variant?: string },
  prefix: string,
) {
  if (color !== undefined) return {};
  if (variant === 'filled')
    return {
      [`--${prefix}-bg`]: 'var(--primary)',
      [`--${prefix}-hover`]: 'var(--primary-hover)',
      [`--${prefix}-color`]: 'var(--on-primary)',
    };
  if (variant !== 'subtle' && variant !== 'transparent') return {};
  return {
    [`--${prefix}-color`]: 'var(--mantine-color-text)',
    [`--${prefix}-hover`]: variant === 'subtle' ? 'var(--hover)' : 'transparent',
  };
}

/** Sizes, weights and variants of the console (docs/design.md). Its colors are the variables of `ui/tokens.css`. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 8, dark: 7 },
  defaultRadius: 'md',
  radius: { md: '6px', lg: '10px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontFamily: FONT,
  fontFamilyMonospace:
    '"Geist Mono Variable", ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5' },
  fontWeights: { medium: '500', bold: '600' },
  headings: {
    fontFamily: 'var(--mantine-font-family)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '18px', lineHeight: '24px' },
      h2: { fontSize: '16px', lineHeight: '1.25' },
      h3: SMALL_HEADING,
      h4: SMALL_HEADING,
    },
  },
  respectReducedMotion: true,
  components: {
    Button: { vars: (_: unknown, props: object) => ({ root: getInkVariables(props, 'button') }) },
    ActionIcon: { vars: (_: unknown, props: object) => ({ root: getInkVariables(props, 'ai') }) },
    Checkbox: { defaultProps: { size: 'xs' } },
    Radio: { defaultProps: { size: 'xs' } },
    Autocomplete: { defaultProps: LIST_OF_CHOICES },
    MultiSelect: { defaultProps: { ...LIST_OF_CHOICES, ...ARROW } },
    NativeSelect: { defaultProps: ARROW },
    Select: { defaultProps: { ...LIST_OF_CHOICES, ...ARROW } },
    TagsInput: { defaultProps: LIST_OF_CHOICES },
    // The first act has the focus: what Mantine would focus instead is no item, and a menu has nothing else.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // What interrupts is an alert, and says so; whatever else a page tells waits until the reader has finished.
    Alert: { defaultProps: { role: 'status', color: 'blue' } },
    Drawer: { defaultProps: { ...OVER_PAGE, offset: 8 } },
    Modal: { defaultProps: OVER_PAGE },
  },
});
