import { IconPencil, IconTrash } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { AvailabilityReason } from '~/api/availability-reasons';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { preloading } from '~/ui/page/lazy-parts';
import type { Column } from '~/ui/table/data-table';
import row from '~/ui/table/row.module.css';
import { RowAction } from '~/ui/table/row-action';
import { useTimes } from '~/ui/time/time';

export const EditReason = lazyRouteComponent(() => import('./edit-reason'), 'EditReason');
export const DeleteReason = lazyRouteComponent(() => import('./delete-reason'), 'DeleteReason');

const words = ({ reason, emoji }: AvailabilityReason) => (emoji ? `${emoji} ${reason}` : reason);

interface ReasonColumns {
  /** Absent where nobody may. */
  readonly onEdit: ((reason: AvailabilityReason) => void) | undefined;
  readonly onDelete: ((reason: AvailabilityReason) => void) | undefined;
}

export function useReasonColumns({ onEdit, onDelete }: ReasonColumns): Column<AvailabilityReason>[] {
  const t = useT();
  const time = useTimes();
  const columns: Column<AvailabilityReason>[] = [
    {
      key: 'reason',
      title: t(m.availability_reasons_reason),
      text: words,
      cell: (reason) => <span className="raw-text">{words(reason)}</span>,
    },
    {
      key: 'created',
      width: '12rem',
      title: t(m.common_created),
      text: ({ created_at }) => created_at,
      secondary: true,
      cell: ({ created_at }) => time(created_at, 'ago'),
    },
    {
      key: 'updated',
      width: '12rem',
      title: t(m.common_updated),
      text: ({ updated_at }) => updated_at,
      secondary: true,
      cell: ({ updated_at }) => time(updated_at, 'ago'),
    },
  ];
  if (onEdit || onDelete) {
    columns.push({
      key: 'actions',
      width: '7rem',
      beside: true,
      title: <span className={row.hidden}>{t(m.common_actions)}</span>,
      cell: (reason) => (
        <div className={row.actions}>
          {onEdit && (
            <RowAction
              {...preloading(EditReason)}
              aria-keyshortcuts="E"
              label={t(m.availability_reasons_edit_title, { reason: reason.reason })}
              onClick={() => onEdit(reason)}
            >
              <IconPencil size={16} aria-hidden />
            </RowAction>
          )}
          {onDelete && (
            <RowAction
              {...preloading(DeleteReason)}
              label={t(m.availability_reasons_delete_label, { reason: reason.reason })}
              onClick={() => onDelete(reason)}
            >
              <IconTrash size={16} aria-hidden />
            </RowAction>
          )}
        </div>
      ),
    });
  }
  return columns;
}
