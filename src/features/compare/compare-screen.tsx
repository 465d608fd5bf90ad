import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { useApply } from './apply/use-apply';
import { BackupHome } from './backup-home';
import type { CompareSearch } from './compare-search';
import { CompareTab } from './comparison/compare-tab';
import { useBundleComparison } from './comparison/use-bundle-comparison';
import { ExportTab } from './export/export-tab';
import { useAccountExport } from './export/use-account-export';

const ApplyTab = createLazyPart(() => import('./apply/apply-tab'), 'ApplyTab');
const ApplyDialog = createLazyPart(() => import('./apply/apply-dialog'), 'ApplyDialog');

interface CompareScreenProps {
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
}

/**
 * Backs up the account, compares it with a backup or another workspace, and applies a backup or another workspace to
 * it.
 */
export function CompareScreen({ search, onSearchChange }: CompareScreenProps) {
  const backup = useAccountExport();
  const comparison = useBundleComparison();
  const applying = useApply();
  const { asked } = applying;
  const { tab } = search;
  return (
    <>
      {tab === undefined && <BackupHome backup={backup} opensApply={ApplyTab} />}
      {tab === 'export' && <ExportTab backup={backup} />}
      {tab === 'compare' && (
        <CompareTab
          comparison={comparison}
          search={search}
          onSearchChange={onSearchChange}
          onPlan={(source) => {
            applying.choose(source);
            onSearchChange({ tab: 'apply', kind: undefined, outcome: undefined });
          }}
        />
      )}
      {tab === 'apply' && (
        <LazyPartBoundary asked={tab}>
          <ApplyTab applying={applying} search={search} onSearchChange={onSearchChange} opens={ApplyDialog} />
        </LazyPartBoundary>
      )}
      {/* The dialog is rendered outside the tabs, because a run must continue when the user switches tabs. */}
      {asked && (
        <LazyPartBoundary asked={asked}>
          <ApplyDialog {...asked} typed={applying.typed} onType={applying.type} onClose={applying.close} />
        </LazyPartBoundary>
      )}
    </>
  );
}
