import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { NewRecordButton } from '~/ui/page/new-record-button';

interface NewArticleButtonProps {
  readonly portalSlug: string;
  /** The ID of the new article's category. */
  readonly categoryId?: number | undefined;
}

export function NewArticleButton({ portalSlug, categoryId }: NewArticleButtonProps) {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <NewRecordButton
      renderRoot={(props) => (
        <Link
          {...props}
          to="/$workspace/help-center/$portalSlug/articles/new"
          params={{ workspace, portalSlug }}
          search={categoryId ? { category_id: categoryId } : {}}
        />
      )}
    >
      {t(m.help_center_new_article)}
    </NewRecordButton>
  );
}
