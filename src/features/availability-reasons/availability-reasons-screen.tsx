import { Text } from '@mantine/core';
import { IconClockPause, IconPencil, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AvailabilityReason,
  availabilityReasonsQuery,
  deleteAvailabilityReason,
  listAvailabilityReasons,
  updateAvailabilityReason,
} from '~/api/availability-reasons';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ListScreen } from '~/records/list/list-screen';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { NewRecordButton } from '~/ui/page/new-record-button';
import { ViewOnlyNotice } from '~/ui/page/view-only-notice';
import type { Column } from '~/ui/table/data-table';
import type { ListSearchParams, SearchProps } from '~/ui/table/list-search-params';
import row from '~/ui/table/row.module.css';
import { RowAction, RowActions } from '~/ui/table/row-action';
import { useTimeRenderer } from '~/ui/time/time';
import classes from './reasons.module.css';

const NewReasonRow = createLazyPart(() => import('./new-reason-row'), 'NewReasonRow');
const NewReason = createLazyPart(() => import('./new-reason-dialog'), 'NewReasonDialog');
const EditReason = createLazyPart(() => import('./edit-reason-dialog'), 'EditReasonDialog');
const DeleteReason = createLazyPart(() => import('./delete-reason-dialog'), 'DeleteReasonDialog');

/** The open dialog or inline form. */
type Opened =
  | { readonly name: 'none' | 'new' | 'new-row' }
  | { readonly name: 'edit' | 'delete'; readonly reason: AvailabilityReason };

/**
 * The page of availability reasons, which members select when they are busy. All members see the reasons, and
 * administrators edit them.
 */
export function AvailabilityReasonsScreen({ search, onSearchChange }: SearchProps<ListSearchParams>) {
  const t = useT();
  const scope = useScope();
  const isAdministrator = useIsAdministrator() !== false;
  const canEdit = useOperationAvailability(updateAvailabilityReason) === 'on';
  const canDelete = useOperationAvailability(deleteAvailabilityReason) === 'on';
  const reasons = useQuery({ ...availabilityReasonsQuery(scope, search), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<Opened>({ name: 'none' });
  const close = () => setOpened({ name: 'none' });
  const columns = useReasonColumns({
    onEdit: isAdministrator && canEdit ? (reason) => setOpened({ name: 'edit', reason }) : undefined,
    onDelete: isAdministrator && canDelete ? (reason) => setOpened({ name: 'delete', reason }) : undefined,
  });
  return (
    <ListScreen
      list="availability-reasons"
      title={t(m.frame_availability_reasons)}
      description={t(m.availability_reasons_busy)}
      actions={!isAdministrator && <ViewOnlyNotice reason={t(m.availability_reasons_administrators)} />}
      create={
        isAdministrator && (
          <NewRecordButton
            {...createPreloadHandlers(NewReasonRow)}
            {...(opened.name === 'new-row' && { variant: 'default', disabled: true })}
            // Opens the form in a dialog if the list isn't loaded, because a new row would have no list to appear in.
            onClick={() => setOpened({ name: reasons.data ? 'new-row' : 'new' })}
          >
            {t(m.availability_reasons_new_short)}
          </NewRecordButton>
        )
      }
      notices={
        isAdministrator &&
        !(canEdit && canDelete) && (
          <Text size="sm" c="dimmed">
            {t(m.availability_reasons_not_supported)}
          </Text>
        )
      }
      firstRow={
        opened.name === 'new-row' && (
          <LazyPartBoundary asked={opened}>
            <NewReasonRow onClose={close} />
          </LazyPartBoundary>
        )
      }
      columns={columns}
      query={reasons}
      source={{ operation: listAvailabilityReasons }}
      search={search}
      onSearchChange={onSearchChange}
      empty={{
        icon: IconClockPause,
        title: t(m.availability_reasons_none),
        text: t(m.availability_reasons_none_text),
      }}
      asked={opened}
    >
      {opened.name === 'new' && <NewReason onClose={close} />}
      {opened.name === 'edit' && <EditReason reason={opened.reason} onClose={close} />}
      {opened.name === 'delete' && <DeleteReason reason={opened.reason} onClose={close} />}
    </ListScreen>
  );
}

const withEmoji = ({ reason, emoji }: AvailabilityReason) => (emoji ? `${emoji} ${reason}` : reason);

interface ReasonColumns {
  /**
   * Opens the form of a reason. Undefined if the person doesn't have permission, or the platform doesn't offer the
   * operation.
   */
  readonly onEdit: ((reason: AvailabilityReason) => void) | undefined;
  readonly onDelete: ((reason: AvailabilityReason) => void) | undefined;
}

function useReasonColumns({ onEdit, onDelete }: ReasonColumns): Column<AvailabilityReason>[] {
  const t = useT();
  const time = useTimeRenderer();
  const columns: Column<AvailabilityReason>[] = [
    {
      key: 'reason',
      title: t(m.availability_reasons_reason),
      text: withEmoji,
      cell: ({ reason, emoji }) => (
        <span className={row.marked}>
          <span className={classes.emoji}>{emoji || <IconClockPause size={16} aria-hidden />}</span>{' '}
          <bdi>{reason}</bdi>
        </span>
      ),
    },
    {
      key: 'created',
      width: '12rem',
      title: t(m.common_created),
      text: ({ created_at }) => created_at,
      secondary: true,
      isExtra: true,
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
      width: '6rem',
      beside: true,
      title: <span className="visually-hidden">{t(m.common_actions)}</span>,
      cell: (reason) => (
        <RowActions isWithoutMenu>
          {onEdit && (
            <RowAction
              {...createPreloadHandlers(EditReason)}
              aria-keyshortcuts="E"
              label={t(m.availability_reasons_edit_title, { reason: reason.reason })}
              onClick={() => onEdit(reason)}
            >
              <IconPencil size={16} aria-hidden />
            </RowAction>
          )}
          {onDelete && (
            <RowAction
              {...createPreloadHandlers(DeleteReason)}
              label={t(m.availability_reasons_delete_label, { reason: reason.reason })}
              onClick={() => onDelete(reason)}
            >
              <IconTrash size={16} aria-hidden />
            </RowAction>
          )}
        </RowActions>
      ),
    });
  }
  return columns;
}
