import { createLazyPart } from '~/ui/page/create-lazy-part';

/** Dialogs and menus whose code, including forms, is loaded on demand. They are preloaded on hover and focus. */
export const CannedResponseDialogs = createLazyPart(
  () => import('./canned-response-dialogs'),
  'CannedResponseDialogs',
);
export const CannedRowMenu = createLazyPart(() => import('./canned-row-menu'), 'CannedRowMenu');
export const FolderTree = createLazyPart(() => import('./folder-tree'), 'FolderTree');
export const FolderMenu = createLazyPart(() => import('./folder-menu'), 'FolderMenu');
export const CannedViewMenu = createLazyPart(() => import('./import/canned-view-menu'), 'CannedViewMenu');
export const CannedImportMenu = createLazyPart(() => import('./import/import-menu'), 'ImportMenu');
export const CannedBulkActions = createLazyPart(
  () => import('./bulk/canned-bulk-actions'),
  'CannedBulkActions',
);
export const NoCannedResponses = createLazyPart(() => import('./no-canned-responses'), 'NoCannedResponses');
