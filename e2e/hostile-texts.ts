// Texts that would run a script, or ask somebody else, wherever they were taken for more than texts.
import { existsSync, readFileSync } from 'node:fs';
import { isDeep, SEED } from '../src/build/depth';

const OWN = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '[now](javascript:alert(1)) <javascript:alert(1)> [x]: data:text/html,<script>alert(1)</script>',
  '![now](https://elsewhere.invalid/pixel.png) <iframe src=https://elsewhere.invalid></iframe>',
  '<form action=https://elsewhere.invalid><button formaction=javascript:alert(1)>x</button></form>',
  '<a href="&#106;avascript:alert(1)" id=root name=body>x</a><base href=//elsewhere.invalid>',
  '<style>*{background:url(https://elsewhere.invalid)}</style><link rel=stylesheet href=//elsewhere.invalid>',
];

/** Payloads of other projects, where they lie beside this one. */
const CORPUS = new URL('../../shared/corpora/xss.json', import.meta.url);

/** Our own, and of other projects' all in the deep run, `some` otherwise. */
export function hostileTexts(some: number): readonly string[] {
  if (!existsSync(CORPUS)) return OWN;
  const found = (JSON.parse(readFileSync(CORPUS, 'utf8')) as { payload: string }[]).map(
    ({ payload }) => payload,
  );
  if (isDeep) return [...OWN, ...found];
  const step = Math.floor(found.length / some);
  return [...OWN, ...found.filter((_, index) => index % step === SEED % step)];
}

/** How many they are, for a test's title. */
export const hostileTextsTold = (texts: readonly string[]): string =>
  `${texts.length} payloads, ${existsSync(CORPUS) ? `seed ${SEED}` : 'skipped: no corpora beside the project'}`;
