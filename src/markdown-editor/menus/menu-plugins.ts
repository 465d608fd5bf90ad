// The editor's plugins for its menus. They come before all other plugins: an open menu has the first say about a key.
import type { Plugin } from 'prosemirror-state';
import { createBlocksMenuPlugin } from './blocks-keys';
import { createFloatingToolsPlugin } from './floating-tools';
import { createPopupPlugin } from './popup-state';
import { createViewUpdatesPlugin } from './view-updates';

export const createMenuPlugins = (): readonly Plugin[] => [
  createPopupPlugin(),
  createBlocksMenuPlugin(),
  createFloatingToolsPlugin(),
  createViewUpdatesPlugin(),
];
