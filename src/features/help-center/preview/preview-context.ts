import { createContext } from 'react';

/** Settings that all rendered elements of a preview read from the React context. */
export interface PreviewSettings {
  readonly allowedImageHosts: readonly string[];
  /** Scrolls to the heading or anchor with this name. */
  readonly showName: (name: string) => void;
}

export const PreviewContext = createContext<PreviewSettings>({
  allowedImageHosts: [],
  showName: () => {},
});
