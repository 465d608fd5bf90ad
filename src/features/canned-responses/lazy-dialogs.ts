import { lazyPart } from '~/ui/page/lazy-part';

/** Dialogs and menus whose code, including forms, is loaded on demand. They are preloaded on hover and focus. */
export const CannedResponseDialogs = lazyPart(
  () => import('./canned-response-dialogs'),
  'CannedResponseDialogs',
);
export const CannedRowMenu = lazyPart(() => import('./canned-row-menu'), 'CannedRowMenu');
export const FolderTree = lazyPart(() => import('./folder-tree'), 'FolderTree');
export const FolderMenu = lazyPart(() => import('./folder-menu'), 'FolderMenu');
export const CannedViewMenu = lazyPart(() => import('./import/canned-view-menu'), 'CannedViewMenu');
export const CannedResponseItems = lazyPart(() => import('./import/import-menu'), 'ImportMenu');
export const CannedBulkActions = lazyPart(() => import('./bulk/canned-bulk-actions'), 'CannedBulkActions');
export const NoCannedResponses = lazyPart(() => import('./no-canned-responses'), 'NoCannedResponses');
