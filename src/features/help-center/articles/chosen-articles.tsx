import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BulkDialog } from './bulk-dialog';
import type { BulkAct } from './use-bulk-run';

interface ChosenArticlesProps {
  readonly portalSlug: string;
  readonly articles: readonly ArticleSummary[];
  readonly categories: readonly Category[];
  /** None is chosen any more. */
  readonly onEnd: () => void;
}

/** What can be done with the articles that are chosen, all at once. */
export function ChosenArticles({ portalSlug, articles, categories, onEnd }: ChosenArticlesProps) {
  const t = useT();
  const [act, setAct] = useState<BulkAct['act'] | null>(null);
  const chosen = t(m.help_center_chosen, { count: articles.length });
  return (
    <Group gap="xs" role="group" aria-label={chosen}>
      <span>{chosen}</span>
      <Button size="compact-sm" onClick={() => setAct('publish')}>
        {t(m.help_center_publish)}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setAct('archive')}>
        {t(m.help_center_archive)}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setAct('move')}>
        {t(m.help_center_move)}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onEnd}>
        {t(m.help_center_choose_none)}
      </Button>
      {act !== null && (
        <BulkDialog
          act={act}
          portalSlug={portalSlug}
          rows={articles}
          categories={categories}
          // Who cancels has chosen for nothing otherwise.
          onClose={(hasRun) => (hasRun ? onEnd() : setAct(null))}
        />
      )}
    </Group>
  );
}
