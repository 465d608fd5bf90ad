// Plugins for the look of the document and the keys of its node views.
import type { Plugin } from 'prosemirror-state';
import { createDecorationsPlugin } from './document-decorations';
import { createPlaceholderPlugin } from './placeholder';
import { createRawKeysPlugin } from './raw-keys';

export const createViewPlugins = (): readonly Plugin[] => [
  createDecorationsPlugin(),
  createPlaceholderPlugin(),
  createRawKeysPlugin(),
];
