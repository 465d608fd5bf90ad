import { createContext } from 'react';

/** What the elements of a preview need to know, beside their tree. */
export interface PreviewSurroundings {
  readonly allowedImageHosts: readonly string[];
  /** Shows the heading or anchor of that name. */
  readonly showName: (name: string) => void;
}

export const PreviewContext = createContext<PreviewSurroundings>({
  allowedImageHosts: [],
  showName: () => {},
});
