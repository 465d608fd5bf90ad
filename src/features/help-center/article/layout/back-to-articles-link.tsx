import { Link, useLocation } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';

const PAGES = {
  articles: ['/$workspace/help-center/$portalSlug', m.help_center_articles],
  translations: ['/$workspace/help-center/$portalSlug/translations', m.help_center_translations],
  health: ['/$workspace/help-center/$portalSlug/health', m.frame_health],
  replace: ['/$workspace/help-center/$portalSlug/replace', m.editor_find],
} as const;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The portal page that the article was opened from. Undefined for the article list. */
    readonly openedFrom?: keyof typeof PAGES | undefined;
  }
}

/** Links back to the portal page that the article was opened from. */
export function BackToArticlesLink({ portalSlug }: { readonly portalSlug: string }) {
  const t = useT();
  const { slug: workspace } = useScope();
  const [to, words] = PAGES[useLocation({ select: ({ state }) => state.openedFrom }) ?? 'articles'];
  return (
    <Link to={to} params={{ workspace, portalSlug }}>
      {t(words)}
    </Link>
  );
}
