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
type OriginRecord = z.output<typeof originRecord>;

/** In UTF-16 units. Putting one record above 64 KiB holds a key up twice as long as putting the same text in small ones. */
const PART = 30_000;

const originOf = (tab: string) => `${tab} origin`;
const partOf = (tab: string, index: number) => `${originOf(tab)} ${index}`;

/** The records that a page's origin is kept as, under names that begin with the page's. */
export function originParts({ place, tab, at, base, text }: WholeOrigin): OriginRecord[] {
  const content = base?.content ?? '';
  const parts = Math.ceil(Math.max(content.length, text?.length ?? 0) / PART);
  const slice = (whole: string, index: number) => whole.slice(index * PART, (index + 1) * PART);
  return [
    {
      ...{ place, tab: originOf(tab), at, parts },
      base: base && { ...base, content: '' },
      isBaseText: text === null,
    },
    ...Array.from({ length: parts }, (_, index) => ({
      ...{ place, tab: partOf(tab, index), at, index },
      content: slice(content, index),
      text: slice(text ?? '', index),
    })),
  ];
}

/** What a page began with; undefined where a part of it is missing. */
export function originFrom(
  records: readonly OriginRecord[],
  tab: string,
): Pick<WholeOrigin, 'base' | 'text'> | undefined {
  const origin = records.find((one) => one.tab === originOf(tab));
  if (!origin || 'index' in origin) return undefined;
  if ('text' in origin) return origin;
  const { base, isBaseText } = origin;
  const parts = records
    .flatMap((one) => ('index' in one && one.tab === partOf(tab, one.index) ? [one] : []))
    .sort((one, other) => one.index - other.index);
  if (parts.length !== origin.parts) return undefined;
  return {
    base: base && { ...base, content: parts.map(({ content }) => content).join('') },
    text: isBaseText ? null : parts.map(({ text }) => text).join(''),
  };
}
