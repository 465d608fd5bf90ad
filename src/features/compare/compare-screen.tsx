import { Link, lazyRouteComponent } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { LazyParts, preloading } from '~/ui/page/lazy-parts';
import { Page } from '~/ui/page/page';
import classes from '~/ui/page/sections.module.css';
import { useApply } from './apply/use-apply';
import { COMPARE_TABS, type CompareSearch, type CompareTabName } from './compare-search';
import { CompareTab } from './comparison/compare-tab';
import { useBundleComparison } from './comparison/use-bundle-comparison';
import { ExportTab } from './export/export-tab';

const ApplyTab = lazyRouteComponent(() => import('./apply/apply-tab'), 'ApplyTab');
const ApplyDialog = lazyRouteComponent(() => import('./apply/apply-dialog'), 'ApplyDialog');

const TITLES = {
  export: m.records_export,
  compare: m.common_compare,
  apply: m.apply_title,
} as const satisfies Record<CompareTabName, unknown>;

interface CompareScreenProps {
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
}

/** The account in hand: taken out as a file, compared with one or with another workspace, and filled from one. */
export function CompareScreen({ search, onSearchChange }: CompareScreenProps) {
  const t = useT();
  const workspace = useScope().slug;
  const comparison = useBundleComparison();
  const applying = useApply();
  const { asked } = applying;
  const { tab = 'export' } = search;
  return (
    <Page
      title={t(m.frame_compare)}
      description={t(m.compare_description)}
      tabs={
        <nav aria-label={t(m.frame_compare)} className={classes.sections}>
          {COMPARE_TABS.map((one) => (
            <Link
              key={one}
              to="/$workspace/compare"
              params={{ workspace }}
              search={{ tab: one }}
              className={classes.section}
              aria-current={one === tab ? 'page' : undefined}
              {...(one === 'apply' && preloading(ApplyTab))}
            >
              {t(TITLES[one])}
            </Link>
          ))}
        </nav>
      }
    >
      {tab === 'export' && <ExportTab />}
      {tab === 'compare' && (
        <CompareTab comparison={comparison} search={search} onSearchChange={onSearchChange} />
      )}
      {tab === 'apply' && (
        <LazyParts asked={tab}>
          <ApplyTab applying={applying} search={search} onSearchChange={onSearchChange} opens={ApplyDialog} />
        </LazyParts>
      )}
      {/* Beside the tabs: a run goes on when somebody goes back to another one. */}
      {asked && (
        <LazyParts asked={asked}>
          <ApplyDialog {...asked} typed={applying.typed} onType={applying.type} onClose={applying.close} />
        </LazyParts>
      )}
    </Page>
  );
}
