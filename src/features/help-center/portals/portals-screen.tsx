import { IconBook2 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getPortal, listPortals, type Portal, portalsQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { ListScreen } from '~/records/list/list-screen';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers } from '~/ui/page/lazy-part-boundary';
import { NewRecordButton } from '~/ui/page/new-record-button';
import type { Column } from '~/ui/table/data-table';
import type { ListSearchParams, SearchProps } from '~/ui/table/list-search-params';
import row from '~/ui/table/row.module.css';
import { Tag } from '~/ui/text/tag';
import { useTimeRenderer } from '~/ui/time/time';
import { formatLocaleNames, getShortLocaleName } from '../locale-name';
import { PortalBySlugForm } from './portal-by-slug-form';

const CreatePortal = createLazyPart(() => import('./new-portal-dialog'), 'NewPortalDialog');

/** Lists the help center portals of the account. Archived portals are marked, because visitors can't see them. */
export function PortalsScreen({ search, onSearchChange }: SearchProps<ListSearchParams>) {
  const t = useT();
  const time = useTimeRenderer();
  const language = useFormatLocale();
  const scope = useScope();
  const isAdministrator = useIsAdministrator();
  const canList = useOperationAvailability(listPortals) === 'on';
  const canRead = useOperationAvailability(getPortal) === 'on';
  // Keeps the role that was known when the screen opened. Otherwise, if a rejected save revealed another role, the open
  // dialog would close.
  const [mayChange] = useState(isAdministrator !== false);
  const isBySlug = !canList && (canRead || mayChange);
  const portals = useQuery({ ...portalsQuery(scope, search), placeholderData: keepPreviousData });
  const [isCreating, setCreating] = useState(false);
  const columns: Column<Portal>[] = [
    {
      key: 'name',
      title: t(m.common_name),
      text: ({ name }) => name,
      cell: ({ name, slug, archived }) => (
        <div className={row.line}>
          <Link to="/$workspace/help-center/$portalSlug" params={{ workspace: scope.slug, portalSlug: slug }}>
            {name}
          </Link>
          {archived && <Tag>{t(m.help_center_archived_portal)}</Tag>}
        </div>
      ),
    },
    {
      key: 'slug',
      width: '14rem',
      title: t(m.help_center_slug),
      text: ({ slug }) => slug,
      cell: ({ slug }) => <span className={row.note}>{slug}</span>,
    },
    {
      key: 'languages',
      width: '16rem',
      title: t(m.help_center_languages),
      secondary: true,
      text: ({ allowed_locales }) => formatLocaleNames(allowed_locales, language),
      cell: ({ allowed_locales }) =>
        allowed_locales.map((locale) => getShortLocaleName(locale, allowed_locales, language)).join(', '),
    },
    {
      key: 'updated',
      width: '9.5rem',
      title: t(m.common_updated),
      text: ({ updated_at }) => updated_at,
      secondary: true,
      cell: ({ updated_at }) => time(updated_at, 'ago'),
    },
  ];
  return (
    <ListScreen
      list="portals"
      title={t(m.frame_help_center)}
      label={t(m.help_center_portals)}
      description={t(m.help_center_description)}
      create={
        isAdministrator !== false && (
          <NewRecordButton {...createPreloadHandlers(CreatePortal)} onClick={() => setCreating(true)}>
            {t(m.help_center_new_portal)}
          </NewRecordButton>
        )
      }
      instead={isBySlug && <PortalBySlugForm />}
      columns={columns}
      query={portals}
      source={{ operation: listPortals }}
      search={search}
      onSearchChange={onSearchChange}
      empty={{
        icon: IconBook2,
        title: t(m.help_center_no_portals),
        text: t(isAdministrator === false ? m.help_center_no_portals_text : m.help_center_no_portals_create),
      }}
      asked={isCreating}
    >
      {isCreating && <CreatePortal onClose={() => setCreating(false)} />}
    </ListScreen>
  );
}
