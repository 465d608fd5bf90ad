// The base version of an article's edits: the article when the page was opened. It is stored next to the
// edits. Long text is split into several records.
import * as z from 'zod/mini';
import { draftFieldSchemas } from './page-drafts';

/** The editable fields of an article except for its text. */
export const articleFieldSchemas = {
  title: z.string(),
  description: z.string(),
  category_id: z.nullable(z.number()),
};

export const articleBaseSchema = z.object({
  ...articleFieldSchemas,
  content: z.string(),
  status: z.string(),
  associated_article_id: z.nullable(z.number()),
  updated_at: z.string(),
});
/**
 * The platform's version of an article when editing started. A save compares it with the current version to detect
 * changes by others.
 */
export type ArticleBase = z.output<typeof articleBaseSchema>;

/** A base version stored as a single record by an earlier build. */
const wholeBase = z.object({
  ...draftFieldSchemas,
  /** Null if the article doesn't exist yet. */
  base: z.nullable(articleBaseSchema),
  /** The text that the edits apply to. Null if that text is the same as in `base`. */
  text: z.nullable(z.string()),
});
type WholeBase = z.output<typeof wholeBase>;

/**
 * The first record of a base version that is split into several records. It has no `text`. Otherwise, a tab running an
 * earlier build would mistake it for a complete base version with empty text.
 */
const splitBase = z.object({
  ...draftFieldSchemas,
  base: z.nullable(articleBaseSchema),
  isBaseText: z.boolean(),
  parts: z.number(),
});

/** One section of the text of `base`, and the same section of the text that the edits apply to. */
const basePart = z.object({ ...draftFieldSchemas, index: z.number(), content: z.string(), text: z.string() });

export const articleBaseRecordSchema = z.union([wholeBase, splitBase, basePart]);
export type ArticleBaseRecord = z.output<typeof articleBaseRecordSchema>;

/**
 * The length of a section in UTF-16 code units. Writing more than 64 KiB of text as one record takes twice as long as
 * writing it as several smaller records.
 */
const PART = 30_000;

const getPartName = (origin: string, index: number) => `${origin} ${index}`;

/**
 * Returns the name of the record that stores a page's base version. Edits refer to their base version by this name.
 * Earlier builds stored only one base version per page, without a number.
 */
export const buildBaseVersionKey = (tab: string, origin: number | undefined): string =>
  origin === undefined ? `${tab} origin` : `${tab} origin-${origin}`;

/** Splits a base version into records. The first record contains the number of further records. */
export function splitBaseRecords({ place, tab: name, at, base, text }: WholeBase): ArticleBaseRecord[] {
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

/** Restores a base version from its records, or returns undefined if a record is missing. */
export function joinBaseRecords(
  records: readonly ArticleBaseRecord[],
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
