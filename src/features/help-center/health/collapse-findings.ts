// Collapses findings (detected problems) if one article has many of the same kind.
import type { PortalFinding } from './findings';

/** The number of findings of one kind that are shown per article, so that other findings stay visible. */
const MAX_SHOWN = 10;

/** Returns a key for one kind of finding in one article. */
export const getFindingArticleKey = (finding: PortalFinding): string =>
  `${finding.code} ${finding.places[0]?.id}`;

export interface CollapsedFindings {
  readonly rows: readonly PortalFinding[];
  /** The number of hidden findings after a row. */
  readonly more: ReadonlyMap<PortalFinding, number>;
}

/**
 * Hides findings beyond the first ten of a kind in one article. `unfolded` contains the keys of the expanded kinds,
 * which are shown completely.
 */
export function collapseFindings(
  findings: readonly PortalFinding[],
  unfolded: ReadonlySet<string>,
): CollapsedFindings {
  const counts = new Map<string, number>();
  for (const name of findings.map(getFindingArticleKey)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  const more = new Map<PortalFinding, number>();
  const rows = findings.filter((finding) => {
    const name = getFindingArticleKey(finding);
    const [count, place] = [counts.get(name) ?? 0, (seen.get(name) ?? 0) + 1];
    seen.set(name, place);
    // A single hidden finding would take as much space as the button.
    if (unfolded.has(name) || count <= MAX_SHOWN + 1) return true;
    if (place === MAX_SHOWN) more.set(finding, count - MAX_SHOWN);
    return place <= MAX_SHOWN;
  });
  return { rows, more };
}
