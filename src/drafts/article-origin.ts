// What an article's page began with, as it is kept beside what is typed: its long texts in parts.
import * as z from 'zod/mini';
import { draftFields } from './page-drafts';

/** What a person writes of an article beside its text. */
export const articleFields = {
  title: z.string(),
  description: z.string(),
  category_id: z.nullable(z.number()),
};

export const articleBase = z.object({
  ...articleFields,
  content: z.string(),
  status: z.string(),
  associated_article_id: z.nullable(z.number()),
  updated_at: z.string(),
});
/** An article as the platform had it when the work on it began: what the next save is checked against. */
export type ArticleBase = z.output<typeof articleBase>;

/** As former builds kept it. */
const wholeOrigin = z.object({
  ...draftFields,
  /** Null where the article doesn't exist yet. */
  base: z.nullable(articleBase),
  /** What was typed over; null where that is the base's own text. */
  text: z.nullable(z.string()),
});
type WholeOrigin = z.output<typeof wholeOrigin>;

/** It has no `text`: a former build, still open elsewhere, finds nothing there rather than an empty text. */
const partedOrigin = z.object({
  ...draftFields,
  base: z.nullable(articleBase),
  isBaseText: z.boolean(),
  parts: z.number(),
});

/** A part of the base's text, and the same part of what was typed over. */
const originPart = z.object({ ...draftFields, index: z.number(), content: z.string(), text: z.string() });

export const originRecord = z.union([wholeOrigin, partedOrigin, originPart]);
export type OriginRecord = z.output<typeof originRecord>;

/** In UTF-16 units. Putting one record above 64 KiB holds a key up twice as long as putting the same text in small ones. */
const PART = 30_000;

const partOf = (origin: string, index: number) => `${origin} ${index}`;

/** The name of a page's origin, which what is typed over it says; undefined as former builds had it, one for each page. */
export const originOf = (tab: string, origin: number | undefined): string =>
  origin === undefined ? `${tab} origin` : `${tab} origin-${origin}`;

/** The records that an origin of this name is kept as: the first one stands for all. */
export function originParts({ place, tab: name, at, base, text }: WholeOrigin): OriginRecord[] {
  const content = base?.content ?? '';
  const parts = Math.ceil(Math.max(content.length, text?.length ?? 0) / PART);
  const slice = (whole: string, index: number) => whole.slice(index * PART, (index + 1) * PART);
  return [
    {
      ...{ place, tab: name, at, parts },
      base: base && { ...base, content: '' },
      isBaseText: text === null,
    },
    ...Array.from({ length: parts }, (_, index) => ({
      ...{ place, tab: partOf(name, index), at, index },
      content: slice(content, index),
      text: slice(text ?? '', index),
    })),
  ];
}

/** The origin of this name; undefined where a part of it is missing. */
export function originFrom(
  records: readonly OriginRecord[],
  name: string,
): Pick<WholeOrigin, 'base' | 'text'> | undefined {
  const origin = records.find(({ tab }) => tab === name);
  if (!origin || 'index' in origin) return undefined;
  if ('text' in origin) return origin;
  const { base, isBaseText } = origin;
  const parts = records
    .flatMap((one) => ('index' in one && one.tab === partOf(name, one.index) ? [one] : []))
    .sort((one, other) => one.index - other.index);
  if (parts.length !== origin.parts) return undefined;
  return {
    base: base && { ...base, content: parts.map(({ content }) => content).join('') },
    text: isBaseText ? null : parts.map(({ text }) => text).join(''),
  };
}
