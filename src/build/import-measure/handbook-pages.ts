// Generates the handbook pages that the import is measured with. The same seed gives the same pages.

export type HandbookInline =
  | { readonly type: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly to: number; readonly place: string | null }
  | { readonly type: 'image'; readonly alt: string; readonly image: number; readonly isRemote: boolean };

export interface HandbookListItem {
  readonly content: readonly HandbookInline[];
  readonly children: readonly HandbookListItem[];
}

export type HandbookBlock =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'paragraph' | 'quote'; readonly content: readonly HandbookInline[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly HandbookListItem[] }
  | { readonly type: 'table'; readonly rows: readonly (readonly (readonly HandbookInline[])[])[] }
  | { readonly type: 'code'; readonly language: string; readonly text: string };

export interface HandbookPage {
  readonly index: number;
  readonly title: string;
  readonly section: string;
  readonly blocks: readonly HandbookBlock[];
}

/** Strings that formats must escape, or that converters are known to damage. */
const WORDS = [
  ...'the boiler valve opens when water reaches its level and nobody should touch it before then'.split(' '),
  ...['C++', 'a*b*c', 'snake_case_name', '<tag>', 'AT&T', '50%', '€9.50', 'naïve', '日本語', 'مرحبا', '😀'],
  ...[
    '#hash',
    '[brackets]',
    'x|y',
    '~~kept~~',
    '`tick`',
    '“quoted”',
    'don’t',
    'e.g.',
    'back\\slash',
    '--',
    '1.',
  ],
  ...[
    'a_b',
    '$5',
    '{{name}}',
    '&amp;',
    '(see)',
    '!important',
    '=',
    '>',
    '<br>',
    'O’Brien',
    'co-op',
    '+',
    '-',
  ],
];
const SECTIONS = ['Getting started', 'Machines', 'Orders & refunds'];
const CODE = [
  'if (a < b && c > d) {',
  '  return `x $y`;',
  '',
  '}',
  '# not a heading',
  '* not a list | no table',
];

/** Returns a function that generates numbers between 0 and 1. The same seed gives the same numbers. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Generates pages that link to each other. */
export function createHandbookPages(count: number, seed: number): HandbookPage[] {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const words = (length: number) => Array.from({ length }, () => pick(WORDS)).join(' ');
  // Starts and ends a sentence with unformatted letters, because in Markdown formatting can't start or end at every
  // character.
  const sentence = () => `Then ${words(4 + below(12))} ends`;
  let images = 0;
  const places = Array.from({ length: count }, (_, page) => `Part ${page} of all`);
  const inline = (page: number): HandbookInline[] => {
    const parts: HandbookInline[] = [{ type: 'text', text: `${sentence()} ` }];
    const kind = below(7);
    if (kind === 0) parts.push({ type: 'strong', text: 'very important' });
    if (kind === 1) parts.push({ type: 'em', text: 'rather small' });
    if (kind === 2) parts.push({ type: 'code', text: 'run --all | less <in>' });
    if (kind === 3 || kind === 4) {
      const to = (page + 1 + below(count - 1)) % count;
      parts.push({
        type: 'link',
        text: `page ${to}`,
        to,
        place: random() < 0.3 ? (places[to] ?? null) : null,
      });
    }
    if (kind === 5) {
      images += 1;
      parts.push({
        type: 'image',
        alt: `Picture ${images} of [it]`,
        image: images,
        isRemote: random() < 0.2,
      });
    }
    return [...parts, { type: 'text', text: ` ${sentence()}.` }];
  };
  const items = (page: number, depth: number): HandbookListItem[] =>
    Array.from({ length: 2 + below(2) }, () => ({
      content: inline(page),
      children: depth > 0 && random() < 0.4 ? items(page, depth - 1) : [],
    }));
  const block = (page: number): HandbookBlock => {
    switch (below(8)) {
      case 0:
        return { type: 'heading', level: 3, text: sentence() };
      case 1:
        return { type: 'list', isOrdered: random() < 0.5, items: items(page, 2) };
      case 2:
        return { type: 'table', rows: Array.from({ length: 3 }, () => [inline(page), inline(page)]) };
      case 3:
        return { type: 'code', language: 'js', text: CODE.join('\n') };
      case 4:
        return { type: 'quote', content: inline(page) };
      default:
        return { type: 'paragraph', content: inline(page) };
    }
  };
  return places.map((place, index) => ({
    index,
    title: `Page ${index}: ${words(3)}`
      .replaceAll(/[<>|`\\{}[\]*~#_&]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    section: SECTIONS[index % SECTIONS.length] ?? '',
    blocks: [
      { type: 'paragraph', content: inline(index) },
      { type: 'heading', level: 2, text: place },
      ...Array.from({ length: 6 + below(8) }, () => block(index)),
    ],
  }));
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Returns the content of an image file. It is different for each image. */
export const getImageBytes = (image: number): Uint8Array =>
  Uint8Array.from([...PNG, image >> 8, image & 0xff]);

const getInlineText = (inline: HandbookInline): string => (inline.type === 'image' ? '' : inline.text);

function listItems(items: readonly HandbookListItem[]): HandbookInline[][] {
  return items.flatMap(({ content, children }) => [[...content], ...listItems(children)]);
}

function listLines(block: HandbookBlock): (readonly HandbookInline[])[] {
  switch (block.type) {
    case 'heading':
    case 'code':
      return [[{ type: 'text', text: block.text }]];
    case 'list':
      return listItems(block.items);
    case 'table':
      return block.rows.flat();
    default:
      return [block.content];
  }
}

/** Returns the words of a page's visible text. */
export const listWords = ({ blocks }: HandbookPage): string[] =>
  blocks
    .flatMap(listLines)
    .map((line) => line.map(getInlineText).join(''))
    .join('\n')
    .split(/\s+/)
    .filter((word) => word !== '');

export const listInlines = ({ blocks }: HandbookPage): HandbookInline[] => blocks.flatMap(listLines).flat();
