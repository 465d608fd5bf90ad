// Many findings of one kind in one article, of which the first are shown.
import type { Finding } from './findings';

/** So many of one kind are shown of an article at first: more would leave no sight of the others. */
const MOST_SHOWN = 10;

/** One kind of finding in one article. */
export const articleKind = (finding: Finding): string => `${finding.code} ${finding.places[0]?.id}`;

export interface FoldedFindings {
  readonly rows: readonly Finding[];
  /** How many more there are behind a row. */
  readonly more: ReadonlyMap<Finding, number>;
}

/** The findings without most of those that one article has many of, but for the kinds and articles that are `unfolded`. */
export function foldedFindings(findings: readonly Finding[], unfolded: ReadonlySet<string>): FoldedFindings {
  const counts = new Map<string, number>();
  for (const name of findings.map(articleKind)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  const more = new Map<Finding, number>();
  const rows = findings.filter((finding) => {
    const name = articleKind(finding);
    const [count, place] = [counts.get(name) ?? 0, (seen.get(name) ?? 0) + 1];
    seen.set(name, place);
    // A single one takes no more room than the button would.
    if (unfolded.has(name) || count <= MOST_SHOWN + 1) return true;
    if (place === MOST_SHOWN) more.set(finding, count - MOST_SHOWN);
    return place <= MOST_SHOWN;
  });
  return { rows, more };
}
