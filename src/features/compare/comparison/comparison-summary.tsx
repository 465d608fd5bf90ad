import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { BUNDLE_KINDS, type BundleKind } from '~/resources/transfers';
import { type Column, DataTable } from '~/ui/table/data-table';
import classes from '~/ui/table/stacked-rows.module.css';
import type { Outcome } from '../bundle/compare-bundles';
import { OUTCOMES } from '../compare-search';
import { bundleKindWord } from '../kind-words';
import { outcomeWord } from './difference-words';
import type { Compared } from './use-bundle-comparison';

interface Row {
  readonly kind: BundleKind;
  readonly same: number;
  readonly counts: Readonly<Record<Outcome, number>>;
}

/** Kind by kind, how many are the same and how many aren't. */
export function ComparisonSummary({ compared }: { readonly compared: Compared }) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const rows = rowsOf(compared);
  const numberColumn = (key: string, title: string, countRecords: (row: Row) => number): Column<Row> => ({
    key,
    title,
    isNumber: true,
    cell: (row) => (
      <span data-none={countRecords(row) === 0 || undefined}>
        <span className={classes.title}>{title}</span> {number.format(countRecords(row))}
      </span>
    ),
  });
  const columns: Column<Row>[] = [
    { key: 'kind', title: t(m.common_type), cell: ({ kind }) => bundleKindWord(t, kind) },
    numberColumn('same', t(m.compare_same), ({ same }) => same),
    ...OUTCOMES.filter((outcome) => rows.some(({ counts }) => counts[outcome] > 0)).map((outcome) =>
      numberColumn(outcome, outcomeWord(t, outcome, compared), ({ counts }) => counts[outcome]),
    ),
  ];
  return (
    <div className={classes.rows}>
      <DataTable label={t(m.compare_summary)} columns={columns} rows={rows} rowKey={({ kind }) => kind} />
    </div>
  );
}

function rowsOf({ comparison: { differences, equal } }: Compared): readonly Row[] {
  return BUNDLE_KINDS.flatMap((kind) => {
    const ofKind = differences.filter((one) => one.kind === kind);
    const count = (outcome: Outcome) => ofKind.filter((one) => one.outcome === outcome).length;
    const same = equal.get(kind) ?? 0;
    if (same + ofKind.length === 0) return [];
    const counts = {
      'only-here': count('only-here'),
      'only-there': count('only-there'),
      differing: count('differing'),
      ambiguous: count('ambiguous'),
    };
    return [{ kind, same, counts }];
  });
}
