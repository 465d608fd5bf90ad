import { lazyRouteComponent } from '@tanstack/react-router';

/** Dialogs and menus whose code, including forms, is loaded on demand. They are preloaded on hover and focus. */
export const CannedResponseDialogs = lazyRouteComponent(
  () => import('./canned-response-dialogs'),
  'CannedResponseDialogs',
);
export const CannedRowMenu = lazyRouteComponent(() => import('./canned-row-menu'), 'CannedRowMenu');
export const FolderTree = lazyRouteComponent(() => import('./folder-tree'), 'FolderTree');
export const FolderMenu = lazyRouteComponent(() => import('./folder-menu'), 'FolderMenu');
export const CannedViewMenu = lazyRouteComponent(() => import('./import/canned-view-menu'), 'CannedViewMenu');
export const CannedResponseItems = lazyRouteComponent(() => import('./import/import-menu'), 'ImportMenu');
