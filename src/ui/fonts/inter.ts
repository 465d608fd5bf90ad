// Loads the Inter font without a layout shift. The font is fetched while the sign-in form is shown, and applied when
// the first screen replaces the form.
import file from './inter-latin-wght-normal.woff2?url';

/** The characters in the font file. The system font renders all other characters. */
const UNICODE_RANGE =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

let face: FontFace | undefined;

/** Starts fetching the font after the first paint. If the font can't be loaded, the system font stays in use. */
export function fetchInterFont(): void {
  if (face) return;
  face = new FontFace('Inter Variable', `url(${file})`, {
    weight: '100 900',
    display: 'optional',
    unicodeRange: UNICODE_RANGE,
  });
  face.load().catch(() => {});
}

/** Applies the font if it is loaded. Call it only when the whole page changes, because the font changes text widths. */
export function applyInterFont(): void {
  if (face?.status === 'loaded') document.fonts.add(face);
}
