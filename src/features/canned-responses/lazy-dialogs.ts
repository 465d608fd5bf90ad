import { createLazyPart } from '~/ui/page/create-lazy-part';

/** Dialogs and menus whose code, including forms, is loaded on demand. They are preloaded on hover and focus. */
export const CannedResponseDialogs = createLazyPart(
  () => import('./canned-response-dialogs'),
  'CannedResponseDialogs',
);
export const CannedResponseRowMenu = createLazyPart(
  () => import('./canned-response-row-menu'),
  'CannedResponseRowMenu',
);
export const FolderTree = createLazyPart(() => import('./folder-tree'), 'FolderTree');
export const FolderMenu = createLazyPart(() => import('./folder-menu'), 'FolderMenu');
export const CannedResponseViewMenu = createLazyPart(
  () => import('./import/canned-response-view-menu'),
  'CannedResponseViewMenu',
);
export const CannedImportMenu = createLazyPart(
  () => import('./import/canned-response-import-menu'),
  'CannedResponseImportMenu',
);
export const CannedResponseBulkActions = createLazyPart(
  () => import('./bulk/canned-response-bulk-actions'),
  'CannedResponseBulkActions',
);
export const NoCannedResponses = createLazyPart(() => import('./no-canned-responses'), 'NoCannedResponses');
