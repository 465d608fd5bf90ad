import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { PageBack } from '~/ui/page-bar';

/** The way back to the portal's list. */
export function BackToArticles({ portalSlug }: { readonly portalSlug: string }) {
  const t = useT();
  const { slug: workspace } = useScope();
  return (
    <PageBack
      renderRoot={(props) => (
        <Link
          {...props}
          rel="up"
          to="/$workspace/help-center/$portalSlug"
          params={{ workspace, portalSlug }}
        />
      )}
    >
      {t(m.help_center_articles)}
    </PageBack>
  );
}
