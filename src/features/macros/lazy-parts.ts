import { lazyPart } from '~/ui/page/lazy-part';

/** The code-split menus and bulk actions of the macro list. They are preloaded on hover and focus. */
export const MacroViewMenu = lazyPart(() => import('./macro-view-menu'), 'MacroViewMenu');
export const MacroItems = lazyPart(() => import('./macro-items'), 'MacroItems');
export const MacroRowMenu = lazyPart(() => import('./macro-row-menu'), 'MacroRowMenu');
export const MacroBulkActions = lazyPart(() => import('./bulk/macro-bulk-actions'), 'MacroBulkActions');
