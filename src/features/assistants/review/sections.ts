import type { ReviewChange } from './review-changes';

export interface ReviewSection {
  readonly key: string;
  readonly changes: readonly ReviewChange[];
}

const keyFor = (change: ReviewChange) =>
  change.kind === 'lines' ? JSON.stringify([change.path, change.section]) : change.id;

/** Changes below the same heading together, in their order. */
export function bySection(changes: readonly ReviewChange[]): readonly ReviewSection[] {
  const sections = new Map<string, ReviewChange[]>();
  for (const change of changes) {
    const key = keyFor(change);
    const section = sections.get(key);
    if (section) section.push(change);
    else sections.set(key, [change]);
  }
  return [...sections].map(([key, all]) => ({ key, changes: all }));
}
