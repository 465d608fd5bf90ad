// Everything of the product that the menus need, handed in by the feature that shows the editor.
import type { KeyboardEvent, ReactNode } from 'react';
import type { T } from '~/i18n/use-t';
import type { ImageSource } from '~/lib/markdown/safe-address';

/** An article that a link can lead to. */
export interface LinkedArticle {
  readonly title: string;
  readonly address: string;
}

/** Articles found by their title. */
export interface ArticleSearch {
  /** Props of the field that is searched with: it has the keyboard focus, and its arrow keys move through the articles. */
  readonly field: { readonly onKeyDown: (event: KeyboardEvent) => void };
  /** The article that Enter chooses. */
  readonly active: LinkedArticle | null;
  readonly showList: (onChoose: (article: LinkedArticle) => void) => ReactNode;
}

export interface LibraryImage {
  readonly address: string;
  readonly alternative: string;
}

export type NotLoaded = Exclude<ImageSource, { kind: 'allowed' }>;

export interface EditorServices {
  /** Origins that images are loaded from. */
  readonly imageHosts: readonly string[];
  /** Says why an image isn't loaded. */
  readonly explainImage: (source: NotLoaded, address: string) => string;
  /** Opens the dialog that chooses files to upload. They go to the selection. */
  readonly pickImages: () => void;
  /** Searches articles, unless `words` is null, and renders what `render` makes of the result. */
  readonly searchArticles: (words: string | null, render: (search: ArticleSearch) => ReactNode) => ReactNode;
  /** Shows images that are already in use. */
  readonly showLibrary: (onChoose: (image: LibraryImage) => void) => ReactNode;
}

/** Everything that the node views need. */
export interface ViewServices extends Pick<EditorServices, 'imageHosts' | 'explainImage'> {
  /** The language of the labels. */
  readonly t: T;
}
