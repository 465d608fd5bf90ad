// Collapses findings (detected problems) if one article has many findings of the same kind.
import type { PortalFinding } from './findings';

/** The number of findings of one kind that are shown per article, so that other findings stay visible. */
const MAX_SHOWN = 10;

/** Returns a key that identifies the kind and the article of a finding. */
export const getFindingArticleKey = (finding: PortalFinding): string =>
  `${finding.code} ${finding.places[0]?.id}`;

export interface CollapsedFindings {
  readonly rows: readonly PortalFinding[];
  /** Maps the last visible finding of a collapsed kind to the number of hidden findings after it. */
  readonly more: ReadonlyMap<PortalFinding, number>;
}

/**
 * Hides all but the first ten findings of the same kind in an article. `unfolded` contains the keys of the kinds that
 * the user expanded. Their findings are all shown.
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
    // If only one finding would be hidden, shows it, because the button would take as much space.
    if (unfolded.has(name) || count <= MAX_SHOWN + 1) return true;
    if (place === MAX_SHOWN) more.set(finding, count - MAX_SHOWN);
    return place <= MAX_SHOWN;
  });
  return { rows, more };
}
