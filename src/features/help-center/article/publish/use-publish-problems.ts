import { useEffect, useState } from 'react';
import type { PublishedParts, PublishProblem } from '~/lib/markdown/publish-problem';
import { findCheckedProblems } from '../../checked-problems';

interface Checked {
  /** The problems of the latest check. Null until the first check is done. */
  readonly problems: readonly PublishProblem[] | null;
  /** True if the result belongs to the current text, not to an earlier one. */
  readonly isCurrent: boolean;
}

/** Checks an article for problems with publishing. */
export function usePublishProblems(
  { title, description, text }: PublishedParts,
  imageHosts: readonly string[],
): Checked {
  const [checked, setChecked] = useState<Checked>({ problems: null, isCurrent: false });
  const hosts = imageHosts.join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    setChecked(({ problems }) => ({ problems, isCurrent: false }));
    findCheckedProblems({ title, description, text }, hosts.split(' '), leaving.signal).then(
      (problems) => setChecked({ problems, isCurrent: true }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [title, description, text, hosts]);
  return checked;
}
