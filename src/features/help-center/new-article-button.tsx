import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';

interface NewArticleButtonProps {
  readonly portalSlug: string;
  /** Where it would be. */
  readonly categoryId?: number | undefined;
}

export function NewArticleButton({ portalSlug, categoryId }: NewArticleButtonProps) {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <Button
      aria-keyshortcuts="C"
      leftSection={<IconPlus size={16} aria-hidden />}
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
    </Button>
  );
}
