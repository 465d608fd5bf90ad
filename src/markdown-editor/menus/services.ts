// The services that the menus need from the application. The feature that shows the editor provides them.
import type { KeyboardEvent, ReactNode } from 'react';
import type { Translator } from '~/i18n/use-t';
import type { ImageSource } from '~/lib/markdown/safe-address';

export interface LinkedArticle {
  readonly title: string;
  readonly address: string;
}

/** The result of a search for articles by title. */
export interface ArticleSearch {
  /** Props of the search field. The field keeps the keyboard focus while its arrow keys move through the articles. */
  readonly field: { readonly onKeyDown: (event: KeyboardEvent) => void };
  /** The article that Enter selects. */
  readonly active: LinkedArticle | null;
  readonly showList: (onChoose: (article: LinkedArticle) => void) => ReactNode;
}

export interface LibraryImage {
  readonly address: string;
  readonly alternative: string;
}

export type BlockedImage = Exclude<ImageSource, { kind: 'allowed' }>;

export interface EditorServices {
  /** Origins that images can be loaded from. */
  readonly imageHosts: readonly string[];
  readonly explainImage: (source: BlockedImage, address: string) => string;
  /** Opens the file dialog. The chosen files are uploaded and inserted at the selection. */
  readonly pickImages: () => void;
  /** Searches articles by title and renders the result with `render`. Doesn't search if `searchText` is null. */
  readonly searchArticles: (
    searchText: string | null,
    render: (search: ArticleSearch) => ReactNode,
  ) => ReactNode;
  /** Shows the images that articles already use. */
  readonly showLibrary: (onChoose: (image: LibraryImage) => void) => ReactNode;
}

/** The services that the node views need. */
export interface ViewServices extends Pick<EditorServices, 'imageHosts' | 'explainImage'> {
  readonly t: Translator;
}
