import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { UnsavedDraft } from '~/drafts/left-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import row from '~/ui/table/row.module.css';

interface UnsavedArticleProps {
  readonly portalSlug: string;
  readonly draft: UnsavedDraft;
}

/** A draft of a new article in this browser that was never saved on the platform. It is shown above the first row. */
export function UnsavedArticle({ portalSlug, draft }: UnsavedArticleProps) {
  const t = useT();
  const params = { workspace: useScope().slug, portalSlug };
  return (
    <div className={row.line}>
      <span dir="auto">
        {t(m.help_center_never_saved, { title: draft.label.trim() || t(m.help_center_untitled) })}
      </span>
      <Button
        variant="default"
        size="compact-sm"
        renderRoot={(props) => (
          <Link {...props} to="/$workspace/help-center/$portalSlug/articles/new" params={params} />
        )}
      >
        {t(m.help_center_continue_writing)}
      </Button>
    </div>
  );
}
