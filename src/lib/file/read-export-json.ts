// Reads the JSON of two help center APIs, as saved to files: the Help Center API of Zendesk and the Articles API of
// Intercom.
import * as z from 'zod/mini';

/** An article of an export, in one language. */
export interface ExportedPage {
  readonly product: 'zendesk' | 'intercom';
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** The language as the product writes it. Empty if the export doesn't state it. */
  readonly locale: string;
  /** The public address. Empty for an article that was never published. */
  readonly url: string;
  /** The key of the section or collection. Empty if there is none. */
  readonly group: string;
  /** The number of labels. They are lost, because articles in this help center have no labels. */
  readonly labels: number;
}

/** A section, collection or category of an export. */
export interface ExportedGroup {
  readonly key: string;
  /** The names by language. An empty string is the key of the default language. */
  readonly names: ReadonlyMap<string, string>;
  /** The key of the group that contains this group. Empty if there is none. */
  readonly parent: string;
}

export interface ParsedExport {
  readonly pages: readonly ExportedPage[];
  readonly groups: readonly ExportedGroup[];
}

const idSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((id) => String(id)),
);
/** Schema of an optional text. Null or a missing field becomes an empty string. */
const textSchema = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text) => text ?? ''),
);
const optionalId = z.pipe(
  z.optional(z.nullable(idSchema)),
  z.transform((id) => id ?? ''),
);

const zendeskTranslation = z.object({ locale: z.string(), title: z.string(), body: textSchema });
const zendeskArticle = z.object({
  id: idSchema,
  section_id: optionalId,
  title: z.string(),
  body: textSchema,
  locale: z.string(),
  html_url: textSchema,
  label_names: z.catch(z.array(z.unknown()), []),
  translations: z.catch(z.array(zendeskTranslation), []),
});
const zendeskGroup = z.object({
  id: idSchema,
  name: z.string(),
  locale: z.string(),
  category_id: optionalId,
});
const zendeskLooseTranslation = z.extend(zendeskTranslation, {
  source_id: idSchema,
  source_type: z.literal('Article'),
});

const intercomContent = z.object({
  title: z.string(),
  description: textSchema,
  body: textSchema,
  url: textSchema,
});
const intercomArticle = z.extend(intercomContent, {
  id: idSchema,
  state: z.string(),
  default_locale: textSchema,
  parent_id: optionalId,
  translated_content: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
const intercomGroup = z.object({
  id: idSchema,
  name: z.string(),
  default_locale: textSchema,
  parent_id: optionalId,
  translated_content: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
const intercomName = z.object({ name: z.string() });

/** The fields of a response that contain its records. */
const LISTS = ['articles', 'sections', 'categories', 'translations', 'collections', 'data'];
const SINGLE = ['article', 'section', 'category', 'translation'];

const objectSchema = z.record(z.string(), z.unknown());
const listSchema = z.array(z.unknown());

function* listRecords(json: unknown): Generator<unknown> {
  const list = listSchema.safeParse(json);
  if (list.success) {
    // The items of the list are records, or whole responses if several pages were saved in one file.
    for (const item of list.data) yield* listRecords(item);
    return;
  }
  const { data: object } = objectSchema.safeParse(json);
  if (!object) return;
  yield object;
  for (const name of LISTS) yield* listSchema.safeParse(object[name]).data ?? [];
  for (const name of SINGLE) if (objectSchema.safeParse(object[name]).success) yield object[name];
}

const toKey = (product: ExportedPage['product'], kind: string, id: string): string =>
  id === '' ? '' : `${product} ${kind} ${id}`;

function readZendeskArticle(record: unknown): ExportedPage[] {
  const { data } = zendeskArticle.safeParse(record);
  if (!data || !objectSchema.parse(record).section_id) return [];
  const { id, section_id, title, body, locale, html_url, label_names, translations } = data;
  const shared = {
    ...{ product: 'zendesk' as const, id, description: '' },
    group: toKey('zendesk', 'section', section_id),
  };
  const main = { ...shared, title, html: body, locale, url: html_url, labels: label_names.length };
  const others = translations.filter((one) => one.locale !== locale);
  return [
    main,
    ...others.map((one) => ({
      ...shared,
      ...{ title: one.title, html: one.body, locale: one.locale, labels: 0 },
      url: html_url.replace(`/hc/${locale}/`, `/hc/${one.locale}/`),
    })),
  ];
}

function readIntercomArticle(record: unknown): ExportedPage[] {
  const { data } = intercomArticle.safeParse(record);
  if (!data) return [];
  const { id, title, description, body, url, default_locale, parent_id, translated_content } = data;
  const shared = {
    ...{ product: 'intercom' as const, id, labels: 0 },
    group: toKey('intercom', 'collection', parent_id),
  };
  const main = { ...shared, title, description, html: body, url, locale: default_locale };
  const others = Object.entries(translated_content ?? {}).flatMap(([locale, content]): ExportedPage[] => {
    const { data: one } = intercomContent.safeParse(content);
    // Skips the default language, which may also be among the translations.
    const isMain = !one || locale === default_locale || (one.title === title && one.body === body);
    if (isMain) return [];
    return [{ ...shared, ...one, html: one.body, locale }];
  });
  return [main, ...others];
}

function readGroup(record: unknown): ExportedGroup[] {
  const { data: zendesk } = zendeskGroup.safeParse(record);
  if (zendesk) {
    const { id, name, locale, category_id } = zendesk;
    const kind = category_id === '' ? 'category' : 'section';
    const parent = toKey('zendesk', 'category', category_id);
    return [{ key: toKey('zendesk', kind, id), names: new Map([[locale, name]]), parent }];
  }
  const { data: intercom } = intercomGroup.safeParse(record);
  if (!intercom) return [];
  const { id, name, default_locale, parent_id, translated_content } = intercom;
  const names = Object.entries(translated_content ?? {}).flatMap(([locale, content]) => {
    const { data } = intercomName.safeParse(content);
    return data ? [[locale, data.name] as const] : [];
  });
  const key = toKey('intercom', 'collection', id);
  const parent = toKey('intercom', 'collection', parent_id);
  return [{ key, names: new Map([['', name], [default_locale, name], ...names]), parent }];
}

/** Merges groups with the same key, because the names in each language may be in a separate file. */
function joinGroups(groups: readonly ExportedGroup[]): ExportedGroup[] {
  const joined = new Map<string, ExportedGroup>();
  for (const group of groups) {
    const former = joined.get(group.key);
    joined.set(group.key, { ...group, names: new Map([...(former?.names ?? []), ...group.names]) });
  }
  return [...joined.values()];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses JSON, or JSON Lines if the whole text isn't JSON. */
function parseLines(text: string): unknown {
  const whole = parseJson(text);
  return whole ?? text.split('\n').map(parseJson);
}

/** Reads several files of one export. If several files contain an article in the same language, the first one wins. */
export function readExportJson(files: readonly Uint8Array[]): ParsedExport {
  const records = files.flatMap((bytes) => [...listRecords(parseLines(new TextDecoder().decode(bytes)))]);
  const read = records.flatMap((record) => {
    const zendesk = readZendeskArticle(record);
    return zendesk.length > 0 ? zendesk : readIntercomArticle(record);
  });
  const translations = records.flatMap((record) => {
    const { data } = zendeskLooseTranslation.safeParse(record);
    const article = data && read.find(({ product, id }) => product === 'zendesk' && id === data.source_id);
    if (!article) return [];
    const url = article.url.replace(`/hc/${article.locale}/`, `/hc/${data.locale}/`);
    return [{ ...article, title: data.title, html: data.body, locale: data.locale, url, labels: 0 }];
  });
  const pages = new Map<string, ExportedPage>();
  for (const page of [...read, ...translations]) {
    const key = JSON.stringify([page.product, page.id, page.locale]);
    if (!pages.has(key)) pages.set(key, page);
  }
  return { pages: [...pages.values()], groups: joinGroups(records.flatMap(readGroup)) };
}
