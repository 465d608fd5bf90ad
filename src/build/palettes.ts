// Determines which of Mantine's colors the console uses, so that a build omits the variables of all others. The unused
// variables would make up a tenth of the page's style sheet.

const PALETTES = [
  'blue',
  'cyan',
  'dark',
  'grape',
  'gray',
  'green',
  'indigo',
  'lime',
  'orange',
  'pink',
  'red',
  'teal',
  'violet',
  'yellow',
] as const;

/**
 * Reports whether the console uses the colors that a module names. Excludes the sandbox and modules that name colors
 * without using them: Mantine's theme, the style sheet with all variables, and the color choice for initials.
 */
const mayChoose = (id: string) =>
  (/\/src\/(?!sandbox\/|api\/configuration)/.test(id) && !id.endsWith('/styles-first.css')) ||
  (id.includes('/@mantine/') && !/\/(?:MantineProvider|get-initials-color)\//.test(id));

/**
 * Returns the unused colors. A module uses a color by its quoted name (in components) or by a variable (in style
 * sheets).
 */
export function findUnusedPalettes(
  modules: readonly { readonly id: string; readonly code: string }[],
): string[] {
  const texts = modules.flatMap(({ id, code }) => (mayChoose(id) ? [code] : []));
  return PALETTES.filter((name) => {
    const named = new RegExp(`['"\`]${name}\\b|--mantine-color-${name}-`);
    return !texts.some((text) => named.test(text));
  });
}

/** Returns the style sheet without the variables of these colors. */
export const removePalettes = (css: string, names: readonly string[]): string =>
  names.length === 0
    ? css
    : css.replaceAll(new RegExp(`--mantine-color-(?:${names.join('|')})-[\\w-]+:[^;}]*;?`, 'g'), '');

/** Removes variables that the style sheet redefines in its own `:root:root` rule. */
export function removeRedefinedVariables(css: string): string {
  const [stated = ''] = css.match(/:root:root\{[^}]*\}/) ?? [];
  if (stated === '') return css;
  const names = [...stated.matchAll(/(--mantine-[\w-]+):/g)].map(([, name]) => name);
  const outweighed = new RegExp(`(?:${names.join('|')}):[^;}]*;?`, 'g');
  return css
    .split(stated)
    .map((part) => part.replaceAll(outweighed, ''))
    .join(stated);
}
