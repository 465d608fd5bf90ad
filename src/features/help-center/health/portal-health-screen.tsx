import { Button, Group, Text } from '@mantine/core';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { pageOf } from '~/lib/file/page-meta';
import { Findings } from '~/records/list/findings';
import { ReadingStatus } from '~/records/list/reading-status';
import { useScope } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import { DataTable } from '~/ui/table/data-table';
import { PaginationBar } from '~/ui/table/pagination-bar';
import { useTableView } from '~/ui/table/table-view';
import { NoArticles } from '../no-articles';
import { PortalPage } from '../portal-page';
import type { PortalTexts } from '../portal-texts';
import { isWhole, usePortalTexts } from '../use-portal-texts';
import { findingHint, findingWords } from './finding-words';
import { FINDING_CODES, type Finding } from './findings';
import { articleKind, foldedFindings } from './folded-findings';
import classes from './health.module.css';
import { useFindingColumns } from './use-finding-columns';
import { useFindings } from './use-findings';

export interface HealthSearch {
  readonly kind?: string | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

interface PortalHealthScreenProps {
  readonly portalSlug: string;
  readonly search: HealthSearch;
  readonly onSearchChange: (change: HealthSearch) => void;
}

const FindingViewMenu = lazyRouteComponent(() => import('./finding-view-menu'), 'FindingViewMenu');

const PAGE_SIZES = [50, 100, 200];

/** What is wrong in a portal's articles, row by row with the way there. They are read as the page opens, each once. */
export function PortalHealthScreen({ portalSlug, search, onSearchChange }: PortalHealthScreenProps) {
  const t = useT();
  const workspace = useScope().slug;
  const { texts, hasNewer, state, read, stop } = usePortalTexts(portalSlug);
  const isReading = state.step === 'reading';
  // What was found before stays in sight while it is checked again. No row comes before all of them do, unless that takes long.
  const [shown, setShown] = useState<PortalTexts | null>(null);
  const mayShow = !isReading || state.waitsUntil !== null;
  if (texts && mayShow && shown !== texts) setShown(texts);
  const open = useEffectEvent(() => {
    // Who mends something and comes back finds it no longer.
    if (!texts || !isWhole(texts) || hasNewer(texts)) void read();
  });
  useEffect(() => open(), []);
  return (
    <PortalPage portalSlug={portalSlug} title={t(m.frame_health)}>
      {/* Below the tabs, as there is no room for both beside the name on a phone. */}
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {t(m.portal_health_description)}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$workspace/help-center/$portalSlug/replace"
                params={{ workspace, portalSlug }}
              />
            )}
          >
            {t(m.editor_find)}
          </Button>
          <BusyButton variant="default" loading={isReading} onClick={() => void read()}>
            {t(isReading || !texts || isWhole(texts) ? m.health_check_again : m.portal_health_continue)}
          </BusyButton>
        </Group>
      </Group>
      <ReadingStatus state={state} onStop={stop} />
      {shown && (
        <PortalFindings
          portalSlug={portalSlug}
          texts={shown}
          isReading={isReading}
          search={search}
          onSearchChange={onSearchChange}
        />
      )}
    </PortalPage>
  );
}

interface PortalFindingsProps extends PortalHealthScreenProps {
  readonly texts: PortalTexts;
  readonly isReading: boolean;
}

function PortalFindings({ portalSlug, texts, isReading, search, onSearchChange }: PortalFindingsProps) {
  const t = useT();
  const { findings: all, isSettled, isUncompared } = useFindings(portalSlug, texts, isReading);
  const kind = FINDING_CODES.find((one) => one === search.kind);
  const shown = all.filter(({ code }) => kind === undefined || code === kind);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const { rows, more } = foldedFindings(shown, unfolded);
  const columns = useFindingColumns(portalSlug, more, (finding) =>
    setUnfolded(new Set([...unfolded, articleKind(finding)])),
  );
  const view = useTableView('portal-health', columns);
  const page = pageOf(rows, { per_page: 50, ...definedOf(search) });
  const { data } = page;
  // What isn't shown yet is counted, too.
  const meta = { ...page.meta, total_count: shown.length };
  if (texts.list.length === 0) return <NoArticles portalSlug={portalSlug} />;
  return (
    <Findings
      view={view}
      viewMenu={FindingViewMenu}
      findings={all}
      shown={shown}
      kinds={FINDING_CODES}
      getKind={({ code }) => code}
      getTitle={(code) => findingWords(t, code)}
      kind={kind}
      onKindChange={(next) => onSearchChange({ kind: next, page: undefined })}
      checkedAt={texts.at}
      stopped={isReading || isWhole(texts) ? null : { read: texts.read.size, total: texts.list.length }}
      notes={
        <>
          {isUncompared && `${t(m.portal_health_not_compared)} `}
          {t(m.portal_health_reviews_here)}
        </>
      }
      isSettled={isSettled}
      noneText={t(m.portal_health_none_text)}
      stoppedText={t(m.portal_health_stopped_text)}
    >
      {(getLabel) => (
        <>
          <div className={classes.findings}>
            <DataTable
              isWide
              label={t(m.frame_health)}
              isCompact={view.choice.isCompact}
              columns={view.shown.filter(({ key }) => key !== 'acts' || data.some(isDue))}
              rows={data}
              rowKey={keyOf}
              groupOf={({ code }) => [getLabel(code), findingHint(t, code)].filter(Boolean).join(' · ')}
            />
          </div>
          <PaginationBar meta={meta} entries={data.length} pageSizes={PAGE_SIZES} onChange={onSearchChange} />
        </>
      )}
    </Findings>
  );
}

const definedOf = ({ page, per_page }: HealthSearch) => ({
  ...(page !== undefined && { page }),
  ...(per_page !== undefined && { per_page }),
});

/** Something can be done with it right here. */
const isDue = ({ code }: Finding) => code === 'due';

const keyOf = ({ code, places, subject }: Finding): string =>
  [code, ...places.map(({ id, line }) => `${id}:${line}`), subject].join(' ');
