// Guesses which columns of a sheet contain the short codes and the content of canned responses.
import { foldText } from '../text/fold-text';

/** The columns to import, as indexes. */
export interface ColumnChoice {
  readonly shortCode: number;
  readonly content: number;
  /**
   * The column with the folder name, which becomes the first part of the short code. Null if there is no such column.
   */
  readonly folder: number | null;
  /** True if the content is HTML, which is converted to plain text. */
  readonly isHtml: boolean;
}

/** The heading and the first rows of a sheet. */
export interface SheetSample {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface ColumnGuess {
  /** The product whose export has this heading, or null. */
  readonly product: string | null;
  readonly shortCode: number | null;
  readonly content: number | null;
  readonly folder: number | null;
}

/** Returns the name of a column without case, accents and separators. */
export const getColumnKey = (cell: string): string => foldText(cell.trim()).replaceAll(/[\s_-]/g, '');

/** Returns a short code that starts with the name of the folder. */
export const addFolderToShortCode = (folder: string, shortCode: string): string =>
  folder.trim() === '' || shortCode.trim() === '' ? shortCode : `${folder.trim()}/${shortCode.trim()}`;

interface ProductShape {
  readonly product: string;
  /** The keys (see `getColumnKey`) of the columns that identify the product. */
  readonly columns: readonly string[];
  readonly shortCode: string;
  /** Possible names of the column with the text. The first name that exists in the file is used. */
  readonly content: readonly string[];
}

/**
 * The headings of other products' exports. The sources are:
 * - Zammad: the example of the CSV import of text modules has the columns id, name, keywords, content, note, active
 *   (`spec/models/concerns/can_csv_import_text_module_examples.rb` in github.com/zammad/zammad). The content is HTML
 *   (`app/models/text_module.rb`).
 * - Freshdesk: canned responses in its API have title, folder_id, content (plain text) and content_html
 *   (developers.freshdesk.com/api/#canned-responses). There is no export as CSV, so a column with the folder's name is
 *   assumed.
 * - Intercom: macros in its REST API have name, body (HTML) and body_text (developers.intercom.com/docs/references,
 *   "Macros"). The same names are assumed for CSV.
 * - Chatwoot: the fields short_code and content (`app/models/canned_response.rb` in github.com/chatwoot/chatwoot) are
 *   the console's own. Such files are read without asking for columns (`parse-canned-response-file.ts`).
 */
const PRODUCTS: readonly ProductShape[] = [
  { product: 'Zammad', columns: ['name', 'keywords', 'content'], shortCode: 'name', content: ['content'] },
  {
    product: 'Freshdesk',
    columns: ['title', 'contenthtml'],
    shortCode: 'title',
    content: ['content', 'contenthtml'],
  },
  {
    product: 'Freshdesk',
    columns: ['title', 'content', 'folderid'],
    shortCode: 'title',
    content: ['content'],
  },
  { product: 'Freshdesk', columns: ['title', 'content', 'folder'], shortCode: 'title', content: ['content'] },
  { product: 'Intercom', columns: ['name', 'body'], shortCode: 'name', content: ['bodytext', 'body'] },
];

/** Names of the column with the short code in several languages, best first. */
const SHORT_CODES =
  'shortcode shortcut code codigocorto codigocurto codigo atajo atalho abbreviation abreviatura abreviacao kurzel kurzcode raccourci codecourt scorciatoia codice keyword trigger slug clave chave stichwort name title nombre nome titulo titel nom titre titolo subject asunto assunto betreff';
/** Names of the column with the text. */
const CONTENTS =
  'content text bodytext body message response reply answer template contenido texto mensaje respuesta plantilla conteudo mensagem resposta modelo inhalt nachricht antwort textbaustein contenu texte reponse contenuto testo risposta contenthtml';
/** Names of the column with the folder. */
const FOLDERS =
  'folder foldername category group carpeta categoria grupo pasta ordner kategorie gruppe dossier categorie groupe cartella';

const findFirst = (keys: readonly string[], names: readonly string[]): number | null => {
  const name = names.find((one) => keys.includes(one));
  return name === undefined ? null : keys.indexOf(name);
};

/** Guesses the columns from the heading of a sheet. */
export function guessColumns(heading: readonly string[]): ColumnGuess {
  const keys = heading.map(getColumnKey);
  const shape = PRODUCTS.find(({ columns }) => columns.every((column) => keys.includes(column)));
  return {
    product: shape?.product ?? null,
    shortCode: findFirst(keys, shape ? [shape.shortCode] : SHORT_CODES.split(' ')),
    content: findFirst(keys, shape?.content ?? CONTENTS.split(' ')),
    folder: findFirst(keys, FOLDERS.split(' ')),
  };
}

const TAG = /<\/?(?:p|div|br|a|b|strong|em|i|u|ul|ol|li|span|h[1-6]|table|img|attribute)\b[^<>]*>/i;

/** Reports whether any of the strings contains an HTML tag. */
export const containsHtml = (texts: readonly string[]): boolean => texts.some((text) => TAG.test(text));
