import { Alert, Text } from '@mantine/core';
import { IconClockPause, IconPencil, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type AvailabilityReason,
  availabilityReasonsQuery,
  deleteAvailabilityReason,
  updateAvailabilityReason,
} from '~/api/availability-reasons';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import type { Column } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { LazyParts, preloading } from '~/ui/lazy-parts';
import { NewButton } from '~/ui/new-button';
import { Page } from '~/ui/page';
import { PagedList } from '~/ui/paged-list';
import row from '~/ui/row.module.css';
import { RowAction } from '~/ui/row-action';
import { Time } from '~/ui/time';

const NewReason = lazyRouteComponent(() => import('./new-reason'), 'NewReason');
const EditReason = lazyRouteComponent(() => import('./edit-reason'), 'EditReason');
const DeleteReason = lazyRouteComponent(() => import('./delete-reason'), 'DeleteReason');

export interface AvailabilityReasonsSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

interface AvailabilityReasonsScreenProps {
  readonly search: AvailabilityReasonsSearch;
  readonly onSearchChange: (change: AvailabilityReasonsSearch) => void;
}

/** Which dialog stands over the list. */
type Dialog =
  | { readonly name: 'none' | 'new' }
  | { readonly name: 'edit' | 'delete'; readonly reason: AvailabilityReason };

/** Why agents are busy: read by every member, kept by administrators. */
export function AvailabilityReasonsScreen({ search, onSearchChange }: AvailabilityReasonsScreenProps) {
  const t = useT();
  const scope = useScope();
  const isAdministrator = useIsAdministrator() !== false;
  const canEdit = useAvailability(updateAvailabilityReason) === 'on';
  const canDelete = useAvailability(deleteAvailabilityReason) === 'on';
  const reasons = useQuery({ ...availabilityReasonsQuery(scope, search), placeholderData: keepPreviousData });
  const [dialog, setDialog] = useState<Dialog>({ name: 'none' });
  const close = () => setDialog({ name: 'none' });
  const columns: Column<AvailabilityReason>[] = [
    {
      key: 'reason',
      title: t(m.availability_reasons_reason),
      cell: ({ reason, emoji }) => <span className="raw-text">{emoji ? `${emoji} ${reason}` : reason}</span>,
    },
    {
      key: 'created',
      width: '12rem',
      title: t(m.common_created),
      secondary: true,
      cell: ({ created_at }) => <Time value={created_at} style="ago" />,
    },
    {
      key: 'updated',
      width: '12rem',
      title: t(m.common_updated),
      secondary: true,
      cell: ({ updated_at }) => <Time value={updated_at} style="ago" />,
    },
  ];
  if (isAdministrator && (canEdit || canDelete)) {
    columns.push({
      key: 'actions',
      width: '7rem',
      beside: true,
      title: <span className={row.hidden}>{t(m.common_actions)}</span>,
      cell: (reason) => (
        <div className={row.actions}>
          {canEdit && (
            <RowAction
              {...preloading(EditReason)}
              label={t(m.availability_reasons_edit_title, { reason: reason.reason })}
              onClick={() => setDialog({ name: 'edit', reason })}
            >
              <IconPencil size={16} aria-hidden />
            </RowAction>
          )}
          {canDelete && (
            <RowAction
              {...preloading(DeleteReason)}
              label={t(m.availability_reasons_delete_label, { reason: reason.reason })}
              onClick={() => setDialog({ name: 'delete', reason })}
            >
              <IconTrash size={16} aria-hidden />
            </RowAction>
          )}
        </div>
      ),
    });
  }
  const create = isAdministrator && (
    <NewButton {...preloading(NewReason)} onClick={() => setDialog({ name: 'new' })}>
      {t(m.availability_reasons_new)}
    </NewButton>
  );
  return (
    <Page
      title={t(m.frame_availability_reasons)}
      description={t(m.availability_reasons_busy)}
      actions={create}
    >
      {!isAdministrator && <Alert color="gray">{t(m.availability_reasons_administrators)}</Alert>}
      {isAdministrator && !(canEdit && canDelete) && (
        <Text size="sm" c="dimmed">
          {t(m.availability_reasons_not_offered)}
        </Text>
      )}
      <PagedList
        query={reasons}
        label={t(m.frame_availability_reasons)}
        columns={columns}
        empty={
          <EmptyState
            icon={<IconClockPause size={20} aria-hidden />}
            title={t(m.availability_reasons_none)}
            text={t(m.availability_reasons_none_text)}
            action={create}
          />
        }
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
      <LazyParts asked={dialog}>
        {dialog.name === 'new' && <NewReason onClose={close} />}
        {dialog.name === 'edit' && <EditReason reason={dialog.reason} onClose={close} />}
        {dialog.name === 'delete' && <DeleteReason reason={dialog.reason} onClose={close} />}
      </LazyParts>
    </Page>
  );
}
