import { createLazyPart } from '~/ui/page/create-lazy-part';

/** The code-split menus and bulk actions of the macro list. They are preloaded on hover and focus. */
export const MacroViewMenu = createLazyPart(() => import('./macro-view-menu'), 'MacroViewMenu');
export const MacroScreenMenuItems = createLazyPart(
  () => import('./macro-screen-menu-items'),
  'MacroScreenMenuItems',
);
export const MacroRowMenu = createLazyPart(() => import('./macro-row-menu'), 'MacroRowMenu');
export const MacroBulkActions = createLazyPart(() => import('./bulk/macro-bulk-actions'), 'MacroBulkActions');
