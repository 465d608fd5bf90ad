import { IconArchive, IconFolder, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SelectionAct, SelectionBar } from '~/ui/selection-bar';
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
  return (
    <>
      <SelectionBar label={t(m.help_center_chosen, { count: articles.length })} onClear={onEnd}>
        <SelectionAct
          icon={<IconSend size={16} aria-hidden />}
          label={t(m.help_center_publish)}
          onClick={() => setAct('publish')}
        />
        <SelectionAct
          icon={<IconFolder size={16} aria-hidden />}
          label={t(m.help_center_move)}
          onClick={() => setAct('move')}
        />
        <SelectionAct
          icon={<IconPencil size={16} aria-hidden />}
          label={t(m.help_center_unpublish)}
          onClick={() => setAct('draft')}
        />
        <SelectionAct
          icon={<IconArchive size={16} aria-hidden />}
          label={t(m.help_center_archive)}
          onClick={() => setAct('archive')}
        />
        <SelectionAct
          icon={<IconTrash size={16} aria-hidden />}
          label={t(m.common_delete)}
          onClick={() => setAct('delete')}
        />
      </SelectionBar>
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
    </>
  );
}
