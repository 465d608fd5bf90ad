import { createContext } from 'react';

/** Settings that all elements of a preview share. */
export interface PreviewSettings {
  readonly allowedImageHosts: readonly string[];
  /** Scrolls to the heading or anchor with this name. */
  readonly showName: (name: string) => void;
}

export const PreviewContext = createContext<PreviewSettings>({
  allowedImageHosts: [],
  showName: () => {},
});
