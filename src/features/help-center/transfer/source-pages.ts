// Lists the pages of an import. A page is a text file or an article inside a JSON export.
import { type ExportedGroup, type ExportedPage, readExportJson } from '~/lib/file/read-export-json';
import type { ImportFile } from './planned-article';

/** A page of an import, before its text is read. */
export interface SourcePage {
  /** The path of the file. For an article inside a file, `#` and the article's ID follow. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly format: 'markdown' | 'html' | 'word';
  /** The article as the JSON export contains it. Null if the page comes from its own file. */
  readonly exported: ExportedPage | null;
  /** The ID of the page that links contain. It comes from the file name or the export. */
  readonly id: string | null;
  /** The section or collection. */
  readonly group: { readonly key: string; readonly name: string } | null;
}

const FORMATS: readonly (readonly [RegExp, SourcePage['format']])[] = [
  [/\.html?$/i, 'html'],
  [/\.docx$/i, 'word'],
  [/\.(?:md|markdown)$/i, 'markdown'],
];
/** Matches file names that start with the ID of a page, such as `360001-Refunds.html`. */
const ID_NAME = /(?:^|\/)(\d{5,})(?:-[^/]*)?\.html?$/i;

const getFormat = (path: string): SourcePage['format'] | undefined =>
  FORMATS.find(([pattern]) => pattern.test(path))?.[1];

/** Returns the name of a group. Adds the name of its parent if several groups have the same name. */
function getGroupName(group: ExportedGroup, locale: string, groups: readonly ExportedGroup[]): string {
  const find = ({ names }: ExportedGroup) =>
    names.get(locale) ?? names.get('') ?? [...names.values()][0] ?? '';
  const name = find(group);
  const [kind] = group.key.split(/ (?=\S+$)/);
  const isUnique = groups.every(
    (other) => other.key === group.key || !other.key.startsWith(`${kind} `) || find(other) !== name,
  );
  const parent = groups.find(({ key }) => key === group.parent);
  return isUnique || !parent ? name : `${find(parent)}: ${name}`;
}

function listExportedPages(files: readonly ImportFile[]): SourcePage[] {
  const { pages, groups } = readExportJson(files.map(({ bytes }) => bytes));
  const sections = groups.filter(({ key }) => !key.startsWith('zendesk category'));
  return pages.map((exported) => {
    const group = sections.find(({ key }) => key === exported.group);
    const language = exported.locale === '' ? '' : `-${exported.locale}`;
    return {
      path: `${exported.product}#${exported.id}${language}`,
      bytes: new TextEncoder().encode(exported.html),
      format: 'html',
      exported,
      id: exported.id,
      group: group ? { key: group.key, name: getGroupName(group, exported.locale, groups) } : null,
    };
  });
}

/** Returns the pages of these files. Ignores JSON files that aren't an export. */
export function listSourcePages(files: readonly ImportFile[]): SourcePage[] {
  const pages = files.flatMap(({ path, bytes }): SourcePage[] => {
    const format = getFormat(path);
    const id = ID_NAME.exec(path)?.[1] ?? null;
    return format ? [{ path, bytes, format, exported: null, id, group: null }] : [];
  });
  return [...pages, ...listExportedPages(files.filter(({ path }) => /\.json$/i.test(path)))];
}
