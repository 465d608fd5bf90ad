import { createContext } from 'react';

/** The settings of a preview. The elements of the preview read the settings from a React context. */
export interface PreviewSettings {
  readonly allowedImageHosts: readonly string[];
  /** Scrolls to the heading or anchor with this name. */
  readonly showName: (name: string) => void;
}

export const PreviewContext = createContext<PreviewSettings>({
  allowedImageHosts: [],
  showName: () => {},
});
