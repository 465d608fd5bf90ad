// Checks the contrast of the color tokens: 4.5:1 for text, and 3:1 for controls and focus indicators.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const declared = new Map(
  [...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** Resolves a token or color value to six hexadecimal digits. */
function resolved(value: string, scheme: Scheme): string {
  const text = declared.get(value) ?? value;
  const [, light = '', dark = ''] = /^light-dark\((#\w+), (#\w+)\)$/.exec(text) ?? [];
  if (light) return resolved(scheme === 'light' ? light : dark, scheme);
  const [, name] = /^var\((--[\w-]+)\)$/.exec(text) ?? [];
  if (name) return resolved(name, scheme);
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text) ?? [];
  if (!digits) throw new Error(`${value} is no colour: ${text}`);
  return digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('');
}

/** Returns the relative luminance as defined by WCAG 2.2. */
function luminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [dark = 0, light = 0] = [one, other]
    .map((value) => luminance(resolved(value, scheme)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = '--mantine-color-text';
const BACKGROUNDS = ['--surface', '--canvas', '--sunken', '--hover', '--selected'];
const TINTS = ['ok', 'warn', 'bad', 'info', 'violet'];

/**
 * Indigo shades of filled controls and focus rings. The dark scheme uses 7, and 8 on hover. The light scheme uses 8,
 * and 9 on hover.
 */
const FILLED = ['--mantine-color-indigo-7', '--mantine-color-indigo-8', '--mantine-color-indigo-9'];

/** The background of search matches in an article. */
const [, FOUND = ''] =
  /find-match\) \{\s*background-color: (.+?);/.exec(
    readFileSync('src/markdown-editor/editor.module.css', 'utf8'),
  ) ?? [];

const READ: readonly (readonly [ink: string, background: string])[] = [
  ...BACKGROUNDS.flatMap((background) => [TEXT, '--ink-2'].map((ink) => [ink, background] as const)),
  ...['--surface', '--canvas', '--sunken', '--hover'].map((background) => ['--ink-3', background] as const),
  ...['--surface', '--selected', '--hover'].map((background) => ['--accent-ink', background] as const),
  ...TINTS.flatMap((tint) => [
    [`--${tint}`, `--${tint}-soft`] as const,
    [`--${tint}`, '--surface'] as const,
    [TEXT, `--${tint}-soft`] as const,
    ['--ink-2', `--${tint}-soft`] as const,
  ]),
  ['--ink-2', '--idle-soft'],
  ...[TEXT, '--accent-ink'].map((ink) => [ink, FOUND] as const),
  ...FILLED.map((filled) => ['#fff', filled] as const),
  ...['--primary', '--primary-hover'].map((filled) => ['--on-primary', filled] as const),
  ...[TEXT, '--ink-2'].map((ink) => [ink, '--nav-on'] as const),
  ...[TEXT, '--ink-2'].map((ink) => [ink, '--us'] as const),
];

/** Colors of the meaningful parts of bars, dots and flags. */
const SHAPES = ['add', 'ok', 'warn', 'bad', 'violet'].map((name) => `--bar-${name}`);

/** The border of an unchecked checkbox or radio button. */
const EDGE = '--control-line';

/** Non-text colors and their backgrounds: controls, selections and focus rings. */
const SEEN: readonly (readonly [edge: string, background: string])[] = [
  ...BACKGROUNDS.map((background) => [EDGE, background] as const),
  ...SHAPES.map((shape) => [shape, '--surface'] as const),
  ...['--surface', '--canvas'].flatMap((background) =>
    FILLED.slice(0, 2).map((ring) => [ring, background] as const),
  ),
];

describe.each(SCHEMES)('the %s color scheme', (scheme) => {
  it.each(READ)('text has enough contrast: %s on %s', (ink, background) =>
    expect(contrast(ink, background, scheme)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(SEEN)('controls and other shapes have enough contrast: %s on %s', (edge, background) =>
    expect(contrast(edge, background, scheme)).toBeGreaterThanOrEqual(3),
  );
  it('hovered rows, selected rows and the surface have different colors', () => {
    const [hover, selected, surface] = ['--hover', '--selected', '--surface'].map((token) =>
      resolved(token, scheme),
    );
    expect(new Set([hover, selected, surface]).size).toBe(3);
  });
});

it('the contrast that these tests compute matches the definition of WCAG', () => {
  expect(contrast('#000', '#fff', 'light')).toBe(21);
  expect(contrast('#767676', '#ffffff', 'light')).toBeCloseTo(4.54, 2);
});
