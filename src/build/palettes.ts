// Which of Mantine's colours the console names: the variables of the others weigh a tenth of the page's style sheet.

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
 * The console's own, or a component of the library: its theme, the sheet of all variables, and the colours for a person's initials,
 * which nobody asks for, name every colour, and those of a workspace's mark are the frame's own.
 */
const mayChoose = (id: string) =>
  (/\/src\/(?!sandbox\/|api\/configuration)/.test(id) && !id.endsWith('/styles-first.css')) ||
  (id.includes('/@mantine/') && !/\/(?:MantineProvider|get-initials-color)\//.test(id));

/** The colours that no module names, in quotes as a component's or in a variable as a style sheet's. */
export function unnamedPalettes(
  modules: readonly { readonly id: string; readonly code: string }[],
): string[] {
  const texts = modules.flatMap(({ id, code }) => (mayChoose(id) ? [code] : []));
  return PALETTES.filter((name) => {
    const named = new RegExp(`['"\`]${name}\\b|--mantine-color-${name}-`);
    return !texts.some((text) => named.test(text));
  });
}

/** The style sheet without the variables of these colours. */
export const withoutPalettes = (css: string, names: readonly string[]): string =>
  names.length === 0
    ? css
    : css.replaceAll(new RegExp(`--mantine-color-(?:${names.join('|')})-[\\w-]+:[^;}]*;?`, 'g'), '');

/** The style sheet without the variables that its own `:root:root` states anew. */
export function withoutOutweighed(css: string): string {
  const [stated = ''] = css.match(/:root:root\{[^}]*\}/) ?? [];
  if (stated === '') return css;
  const names = [...stated.matchAll(/(--mantine-[\w-]+):/g)].map(([, name]) => name);
  const outweighed = new RegExp(`(?:${names.join('|')}):[^;}]*;?`, 'g');
  return css
    .split(stated)
    .map((part) => part.replaceAll(outweighed, ''))
    .join(stated);
}
