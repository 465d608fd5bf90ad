import { Alert, Text } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type AvailabilityReason,
  availabilityReasonsQuery,
  deleteAvailabilityReason,
  listAvailabilityReasons,
  updateAvailabilityReason,
} from '~/api/availability-reasons';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ViewButton } from '~/records/list/view-button';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { LazyParts, preloading } from '~/ui/page/lazy-parts';
import { NewButton } from '~/ui/page/new-button';
import { Page } from '~/ui/page/page';
import { NoRows } from '~/ui/table/no-rows';
import { PagedList } from '~/ui/table/paged-list';
import { useTableView } from '~/ui/table/table-view';
import { DeleteReason, EditReason, useReasonColumns } from './use-reason-columns';

const NewReason = lazyRouteComponent(() => import('./new-reason'), 'NewReason');

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
  const columns = useReasonColumns({
    onEdit: isAdministrator && canEdit ? (reason) => setDialog({ name: 'edit', reason }) : undefined,
    onDelete: isAdministrator && canDelete ? (reason) => setDialog({ name: 'delete', reason }) : undefined,
  });
  const view = useTableView('availability-reasons', columns);
  const create = isAdministrator && (
    <NewButton {...preloading(NewReason)} onClick={() => setDialog({ name: 'new' })}>
      {t(m.availability_reasons_new)}
    </NewButton>
  );
  return (
    <Page
      title={t(m.frame_availability_reasons)}
      description={t(m.availability_reasons_busy)}
      actions={
        <>
          <ViewButton view={view} source={{ operation: listAvailabilityReasons }} />
          {create}
        </>
      }
    >
      {!isAdministrator && (
        <Alert role="note" color="gray">
          {t(m.availability_reasons_administrators)}
        </Alert>
      )}
      {isAdministrator && !(canEdit && canDelete) && (
        <Text size="sm" c="dimmed">
          {t(m.availability_reasons_not_offered)}
        </Text>
      )}
      <PagedList
        query={reasons}
        label={t(m.frame_availability_reasons)}
        view={view}
        empty={
          <NoRows
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
