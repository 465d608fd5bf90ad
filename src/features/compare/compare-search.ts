import { BUNDLE_KINDS, type BundleKind } from '~/resources/transfers';
import type { DifferenceOutcome } from './bundle/compare-bundles';
import type { PlanVerdict } from './plan/plan-state';

export const COMPARE_TABS = ['export', 'compare', 'apply'] as const;
export type CompareTabName = (typeof COMPARE_TABS)[number];

export const DIFFERENCE_OUTCOMES: readonly DifferenceOutcome[] = [
  'only-here',
  'only-there',
  'differing',
  'ambiguous',
];

export const PLAN_VERDICTS: readonly PlanVerdict[] = ['planned', 'worksheet', 'refused', 'equal', 'kept'];

/** The validated URL parameters. A missing or invalid parameter is undefined. */
export interface CompareSearch {
  readonly tab?: CompareTabName | undefined;
  readonly kind?: BundleKind | undefined;
  readonly outcome?: DifferenceOutcome | undefined;
  readonly verdict?: PlanVerdict | undefined;
  /** The name of a check by which the plan is filtered. */
  readonly check?: string | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

interface Address extends Pick<CompareSearch, 'check' | 'page' | 'per_page'> {
  readonly tab?: string | undefined;
  readonly kind?: string | undefined;
  readonly outcome?: string | undefined;
  readonly verdict?: string | undefined;
}

/** Validates the URL parameters. Invalid parameters become undefined. */
export const validateCompareSearch = ({ tab, kind, outcome, verdict, ...place }: Address): CompareSearch => ({
  tab: COMPARE_TABS.find((one) => one === tab),
  kind: BUNDLE_KINDS.find((one) => one === kind),
  outcome: DIFFERENCE_OUTCOMES.find((one) => one === outcome),
  verdict: PLAN_VERDICTS.find((one) => one === verdict),
  ...place,
});
