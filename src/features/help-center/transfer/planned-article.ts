import type { HtmlLosses } from '~/lib/file/read-html-file';

/** A file of a folder or archive. The path is separated by `/`. */
export interface ImportFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The recognized product or format, or the kind of front matter of a Markdown file. */
export type ImportKind =
  | 'yaml'
  | 'toml'
  | 'html'
  | 'word'
  | 'notion'
  | 'confluence'
  | 'zendesk'
  | 'intercom'
  | null;

/** A category that an import would create. Rows with the same category share the object. */
export interface PlannedCategory {
  readonly name: string;
  readonly locale: string;
  /** A key that all translations of the category share. */
  readonly family: string;
  /** The ID of the existing category that this category translates. */
  readonly rootId: number | null;
}

export interface PlannedArticle {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /**
   * The language of the file. If the file doesn't state one, this is the language that the platform will give the
   * article.
   */
  readonly locale: string;
  readonly categoryId: number | null;
  /** The category to create before the article, if no category exists for its folder or section. */
  readonly newCategory: PlannedCategory | null;
  /** The path of the page that this article translates. */
  readonly translationOf: string | null;
  /** The image files, keyed by their address in the text. */
  readonly images: ReadonlyMap<string, ImportFile>;
  /** The addresses of images in the text whose files are missing. */
  readonly missing: readonly string[];
  /** The number of images on other servers. Their addresses stay unchanged. */
  readonly remoteImages: number;
  /** The paths of the imported files that the text links to, keyed by their address in the text. */
  readonly links: ReadonlyMap<string, string>;
  /** The existing article with the same title and language, if any. */
  readonly existing: ExistingArticle | null;
  /** The previous public address. Empty if unknown. */
  readonly formerAddress: string;
  /** The number of lines of the front matter that can't be read. */
  readonly unread: number;
  readonly kind: ImportKind;
  /** The content of the file that is lost because articles don't support it. */
  readonly losses: HtmlLosses;
  /**
   * The reason for skipping the file: `there` (an article with this title and language exists), `language` (the
   * platform would give the article another language than the file's), `locale` (the portal doesn't have the language),
   * `contents` (the page is only a list of other pages), `empty` (the page has neither title nor text), `slow` (parsing
   * timed out), or `unreadable` (the file is damaged, too large, or not UTF-8 text).
   */
  readonly leftOut: 'there' | 'language' | 'locale' | 'contents' | 'empty' | 'slow' | 'unreadable' | null;
}

export interface ExistingArticle {
  readonly id: number;
  readonly public_url: string;
  readonly associated_article_id: number | null;
}
