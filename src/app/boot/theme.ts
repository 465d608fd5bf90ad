import { createTheme } from '@mantine/core';

const FONT =
  '"Inter Variable", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const SMALL_HEADING = { fontSize: '14px', lineHeight: '1.25' };

/**
 * Props shared by dialogs and drawers. Their header must not be a banner landmark, because a page may have only one.
 */
const OVER_PAGE = {
  radius: 'lg',
  overlayProps: { color: 'var(--shade)', backgroundOpacity: 1 },
  attributes: { header: { role: 'presentation' } },
};
/**
 * Props of the shade behind a menu on phones. By default, a touch closes the menu when it starts, and the click at its
 * end would reach the page behind. Stopping `touchstart` keeps the shade until that click. The empty click handler
 * makes Safari send clicks to the shade.
 */
const SHEET_SHADE = {
  onTouchStart: (event: TouchEvent) => event.stopPropagation(),
  onClick: () => undefined,
};
// Disables Mantine's scroll area in option lists, because it isn't keyboard-accessible. The lists scroll themselves
// (`ui/mantine/Combobox.css`).
const LIST_OF_CHOICES = { withScrollArea: false };
/** Hides the arrow of select fields from screen readers, because it adds no information. */
const ARROW = { rightSectionProps: { 'aria-hidden': true } };

/**
 * Returns the CSS variables of a button. A disabled subtle button has no background. Without a `color`, a filled button
 * has the color of primary actions, and the text of a subtle or transparent button has the text color.
 */
function getButtonVariables(
  { color, variant = 'filled' }: { color?: string; variant?: string },
  prefix: string,
) {
  if (variant === 'filled' && !color)
    return {
      [`--${prefix}-bg`]: 'var(--primary)',
      [`--${prefix}-hover`]: 'var(--primary-hover)',
      [`--${prefix}-color`]: 'var(--on-primary)',
    };
  if (variant !== 'subtle' && variant !== 'transparent') return {};
  return {
    '--mantine-color-disabled': 'transparent',
    ...(!color && {
      [`--${prefix}-color`]: 'var(--mantine-color-text)',
      [`--${prefix}-hover`]: variant === 'subtle' ? 'var(--hover)' : 'transparent',
    }),
  };
}

/**
 * The Mantine theme: sizes, weights and variants (docs/design.md). Colors are defined as variables in `ui/tokens.css`.
 */
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
    Button: { vars: (_: unknown, props: object) => ({ root: getButtonVariables(props, 'button') }) },
    ActionIcon: { vars: (_: unknown, props: object) => ({ root: getButtonVariables(props, 'ai') }) },
    Checkbox: { defaultProps: { size: 'xs' } },
    Radio: { defaultProps: { size: 'xs' } },
    Autocomplete: { defaultProps: LIST_OF_CHOICES },
    MultiSelect: { defaultProps: { ...LIST_OF_CHOICES, ...ARROW } },
    NativeSelect: { defaultProps: ARROW },
    Select: { defaultProps: { ...LIST_OF_CHOICES, ...ARROW } },
    TagsInput: { defaultProps: LIST_OF_CHOICES },
    // Removes Mantine's focus placeholder, which isn't a menu item and isn't allowed in a menu. The first item gets the
    // focus instead. The overlay is only visible on phones (`ui/mantine/Menu.css`).
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, withOverlay: true, overlayProps: SHEET_SHADE },
    },
    // Alerts have the role `status` by default, which waits until the screen reader has finished. Only messages that
    // should interrupt it have the role `alert`.
    Alert: { defaultProps: { role: 'status', color: 'blue' } },
    Drawer: { defaultProps: { ...OVER_PAGE, offset: 8 } },
    Modal: { defaultProps: OVER_PAGE },
  },
});
