import {
  IconArchive,
  IconArchiveOff,
  IconFolder,
  IconSend,
  IconSendOff,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BulkBar, type RowSelection } from '~/records/list/bulk-bar';
import { SelectionAction } from '~/ui/table/selection/selection-bar';
import { ArticleBulkDialog } from './article-bulk-dialog';
import type { BulkAction } from './bulk-rows';

interface ArticleBulkActionsProps extends RowSelection<ArticleSummary> {
  readonly portalSlug: string;
  readonly categories: readonly Category[];
}

const ICON = { size: 16, 'aria-hidden': true } as const;

interface Act {
  readonly act: BulkAction['act'];
  readonly icon: typeof IconSend;
  readonly label: typeof m.help_center_publish;
  /** The status that the action applies to. The action is offered only if a selected article has this status. */
  readonly of?: ArticleSummary['status'];
}

const ACTS: readonly Act[] = [
  { act: 'publish', icon: IconSend, label: m.help_center_publish },
  { act: 'move', icon: IconFolder, label: m.records_move },
  { act: 'draft', icon: IconSendOff, label: m.help_center_unpublish, of: 'published' },
  { act: 'restore', icon: IconArchiveOff, label: m.help_center_unarchive, of: 'archived' },
  { act: 'archive', icon: IconArchive, label: m.help_center_archive },
  { act: 'delete', icon: IconTrash, label: m.common_delete },
];

export function ArticleBulkActions(props: ArticleBulkActionsProps) {
  const { portalSlug, categories, ...selection } = props;
  const t = useT();
  const [act, setAct] = useState<BulkAction['act'] | null>(null);
  const articles = [...selection.chosen.values()];
  const acts = ACTS.filter(({ of }) => !of || articles.some(({ status }) => status === of));
  return (
    <>
      <BulkBar {...selection} label={t(m.help_center_selected, { count: articles.length })}>
        {acts.map(({ act: one, icon: Icon, label }) => (
          <SelectionAction
            key={one}
            icon={<Icon {...ICON} />}
            label={t(label)}
            isDestructive={one === 'delete'}
            onClick={() => setAct(one)}
          />
        ))}
      </BulkBar>
      {act !== null && (
        <ArticleBulkDialog
          act={act}
          portalSlug={portalSlug}
          rows={articles}
          listed={selection.page?.data ?? []}
          categories={categories}
          // Clears the selection unless the dialog was canceled.
          onClose={(hasRun) => {
            setAct(null);
            if (hasRun) selection.onChoose({ chosen: new Map() });
          }}
        />
      )}
    </>
  );
}
