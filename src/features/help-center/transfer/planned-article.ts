import type { ReadArticleFile } from '~/lib/file/read-article-file';
import type { Losses } from '~/lib/file/read-html-file';

/** A file of a folder or archive. The path is separated by `/`. */
export interface ImportFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** An article that an import would create. */
export interface PlannedArticle {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** The language of the file. If the file has none, the language that the article would get. */
  readonly locale: string;
  readonly categoryId: number | null;
  /** Image files by their address in the text. */
  readonly images: ReadonlyMap<string, ImportFile>;
  /** Image addresses in the text without a file. */
  readonly missing: readonly string[];
  /** The paths of the imported files that the text links to, by their address in the text. */
  readonly links: ReadonlyMap<string, string>;
  /** The public address of the article that exists already. */
  readonly address: string | null;
  /** The number of lines of the front matter that can't be read. */
  readonly unread: number;
  /** The recognized format, or the kind of front matter of a Markdown file. */
  readonly kind: ReadArticleFile['kind'] | 'html' | 'word';
  /** The content of the file that the article can't contain. */
  readonly losses: Losses;
  /**
   * The reason for skipping the file: `there` (the language already has an article with this title), `language` (the
   * article would get another language than its file), `slow` (parsing timed out), or `unreadable` (the file is
   * damaged or too large).
   */
  readonly leftOut: 'there' | 'language' | 'slow' | 'unreadable' | null;
}
