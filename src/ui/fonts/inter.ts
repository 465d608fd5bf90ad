// Inter, shown without a shift: it is fetched behind the sign-in form and applied as the first screen replaces that form.
import file from './inter-latin-wght-normal.woff2?url';

/** Letters that the file has. The system's font shows every other one. */
const UNICODE_RANGE =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

let face: FontFace | undefined;

/** Starts to fetch the font, after the first paint. Without it the console keeps the system's font. */
export function fetchInter(): void {
  if (face) return;
  face = new FontFace('Inter Variable', `url(${file})`, {
    weight: '100 900',
    display: 'optional',
    unicodeRange: UNICODE_RANGE,
  });
  face.load().catch(() => {});
}

/** Applies the font if it has arrived. Call it only where the whole page changes, because text gets another width. */
export function applyInter(): void {
  if (face?.status === 'loaded') document.fonts.add(face);
}
