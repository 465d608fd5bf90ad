import { useEffect, useState } from 'react';
import type { PublishedParts, PublishProblem } from '~/lib/markdown/publish-problem';
import { checkedProblems } from '../../checked-problems';

interface Checked {
  /** What was last found; null until that is known. */
  readonly problems: readonly PublishProblem[] | null;
  /** They are those of what was given, not of what it was before. */
  readonly isCurrent: boolean;
}

/** What stands in the way of publishing. */
export function usePublishProblems(
  { title, description, text }: PublishedParts,
  imageHosts: readonly string[],
): Checked {
  const [checked, setChecked] = useState<Checked>({ problems: null, isCurrent: false });
  const hosts = imageHosts.join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    setChecked(({ problems }) => ({ problems, isCurrent: false }));
    checkedProblems({ title, description, text }, hosts.split(' '), leaving.signal).then(
      (problems) => setChecked({ problems, isCurrent: true }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [title, description, text, hosts]);
  return checked;
}
