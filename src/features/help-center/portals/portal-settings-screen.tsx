import { Alert, Text } from '@mantine/core';
import { IconHistory, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Portal, portalQuery, portalSchema } from '~/api/portals';
import { DashboardLink } from '~/domain/dashboard-link';
import { UsedInCard } from '~/domain/used-in-card';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { RecordHistoryDrawer } from '~/resources/activity/lazy-history';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { AdditionalFields } from '~/ui/form/additional-fields';
import { Card } from '~/ui/page/card';
import { FieldValueList } from '~/ui/page/field-value-list';
import { HeadButton } from '~/ui/page/head-button';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { LoadingBars } from '~/ui/page/loading-bars';
import { RecordPageColumns } from '~/ui/table/record-page-columns';
import { Time } from '~/ui/time/time';
import { getLocaleTitle } from '../locale-name';
import { PortalPage } from '../portal-page';
import { TransferSection } from '../transfer/transfer-section';
import { PortalLanguages } from './portal-languages';
import { PortalNameForm } from './portal-name-form';

/** The settings of a portal, including read-only ones. */
export function PortalSettingsScreen({ portalSlug }: { readonly portalSlug: string }) {
  const t = useT();
  const { data: portal, error, refetch, isFetching } = useQuery(portalQuery(useScope(), portalSlug));
  const isLocked = useIsAdministrator() === false;
  const [hasHistory, setHistory] = useState(false);
  return (
    <PortalPage
      portalSlug={portalSlug}
      title={t(m.help_center_settings)}
      actions={
        <>
          <HeadButton icon={<IconHistory size={16} aria-hidden />} onClick={() => setHistory(true)}>
            {t(m.common_history)}
          </HeadButton>
          <HeadButton
            icon={<IconRefresh size={16} aria-hidden />}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {t(m.help_center_refresh)}
          </HeadButton>
        </>
      }
    >
      <LazyPartBoundary asked={hasHistory}>
        {hasHistory && (
          <RecordHistoryDrawer
            kind="portal"
            record={portalSlug}
            name={portal?.name ?? portalSlug}
            onClose={() => setHistory(false)}
          />
        )}
      </LazyPartBoundary>
      {!portal && !error && <LoadingBars heights={[200]} />}
      {portal && (
        <RecordPageColumns aside={<PortalFacts portal={portal} />}>
          {isLocked && (
            <Alert role="note" color="gray">
              {t(m.help_center_administrators_only)}
            </Alert>
          )}
          <Card>
            <PortalNameForm key={portal.slug} portal={portal} isLocked={isLocked} />
          </Card>
          <PortalLanguages portal={portal} isLocked={isLocked} />
          <TransferSection portal={portal} />
          <AdditionalFields record={portal} known={portalSchema.shape} />
        </RecordPageColumns>
      )}
    </PortalPage>
  );
}

/** Shows the settings that only the dashboard can change. */
function PortalFacts({ portal }: { readonly portal: Portal }) {
  const t = useT();
  const language = useFormatLocale();
  return (
    <>
      <Card title={t(m.help_center_not_editable)}>
        <FieldValueList
          facts={[
            [t(m.help_center_slug), portal.slug],
            [t(m.help_center_default_language), getLocaleTitle(portal.default_locale, language)],
            [
              t(m.common_status),
              t(portal.archived ? m.help_center_state_archived : m.help_center_state_public),
            ],
            [t(m.common_created), <Time key="created" value={portal.created_at} />],
            [t(m.common_updated), <Time key="updated" value={portal.updated_at} />],
          ]}
        />
        <Text size="xs" c="dimmed">
          {t(m.help_center_dashboard_only)}
        </Text>
        <DashboardLink
          record="portal"
          id={portal.id}
          portalSlug={portal.slug}
          locale={portal.default_locale}
        />
      </Card>
      <UsedInCard isBrief target={{ kind: 'portal', id: portal.id, names: [portal.slug] }} />
    </>
  );
}
