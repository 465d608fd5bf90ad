import { rememberedFold } from '~/ui/remembered-fold';

/** Whether the navigation shows its icons only; beside an article it does unless a person says otherwise there. */
export const folded = rememberedFold('console-navigation', false);
export const foldedBesideArticle = rememberedFold('console-navigation-article', true);
