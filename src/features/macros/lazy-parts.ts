import { lazyRouteComponent } from '@tanstack/react-router';

/** The code-split menus of the macro list. They are preloaded on hover and focus. */
export const MacroViewMenu = lazyRouteComponent(() => import('./macro-view-menu'), 'MacroViewMenu');
export const MacroItems = lazyRouteComponent(() => import('./macro-items'), 'MacroItems');
export const MacroRowMenu = lazyRouteComponent(() => import('./macro-row-menu'), 'MacroRowMenu');
