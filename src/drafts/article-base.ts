// The origin of an article's edits: the article when the page was opened. Stored next to the edits, with long texts
// split into parts.
import * as z from 'zod/mini';
import { draftFields } from './page-drafts';

/** The editable fields of an article except for its text. */
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
/** An article as the platform had it when editing started. The next save is checked against it. */
export type ArticleBase = z.output<typeof articleBase>;

/** An origin as stored by former builds. */
const wholeBase = z.object({
  ...draftFields,
  /** Null if the article doesn't exist yet. */
  base: z.nullable(articleBase),
  /** The text that the edits apply to, or null if it is the base's text. */
  text: z.nullable(z.string()),
});
type WholeBase = z.output<typeof wholeBase>;

/** An origin in parts. It has no `text`, so that a former build in another tab doesn't read an empty text. */
const splitBase = z.object({
  ...draftFields,
  base: z.nullable(articleBase),
  isBaseText: z.boolean(),
  parts: z.number(),
});

/** A part of the base's text, and the same part of the text that the edits apply to. */
const basePart = z.object({ ...draftFields, index: z.number(), content: z.string(), text: z.string() });

export const baseRecord = z.union([wholeBase, splitBase, basePart]);
export type BaseRecord = z.output<typeof baseRecord>;

/**
 * Length of a part in UTF-16 units. Writing one record above 64 KiB takes twice as long as writing the same text in
 * small ones.
 */
const PART = 30_000;

const getPartName = (origin: string, index: number) => `${origin} ${index}`;

/**
 * Returns the name of a page's origin, to which its edits refer. Former builds had one origin per page, without a
 * number.
 */
export const getBaseName = (tab: string, origin: number | undefined): string =>
  origin === undefined ? `${tab} origin` : `${tab} origin-${origin}`;

/** Splits an origin into records. The first one describes the others. */
export function splitBaseRecords({ place, tab: name, at, base, text }: WholeBase): BaseRecord[] {
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
      ...{ place, tab: getPartName(name, index), at, index },
      content: slice(content, index),
      text: slice(text ?? '', index),
    })),
  ];
}

/** Restores an origin from its records, or returns undefined if a part is missing. */
export function joinBaseRecords(
  records: readonly BaseRecord[],
  name: string,
): Pick<WholeBase, 'base' | 'text'> | undefined {
  const origin = records.find(({ tab }) => tab === name);
  if (!origin || 'index' in origin) return undefined;
  if ('text' in origin) return origin;
  const { base, isBaseText } = origin;
  const parts = records
    .flatMap((one) => ('index' in one && one.tab === getPartName(name, one.index) ? [one] : []))
    .sort((one, other) => one.index - other.index);
  if (parts.length !== origin.parts) return undefined;
  return {
    base: base && { ...base, content: parts.map(({ content }) => content).join('') },
    text: isBaseText ? null : parts.map(({ text }) => text).join(''),
  };
}
