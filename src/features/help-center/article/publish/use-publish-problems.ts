import { useEffect, useState } from 'react';
import type { PublishedFields, PublishProblem } from '~/lib/markdown/publish-problem';
import { requestPublishProblems } from '../../checked-problems';

interface Checked {
  /** The problems found by the latest check. Null until the first check has ended. */
  readonly problems: readonly PublishProblem[] | null;
  /** True if the result belongs to the current text rather than an earlier one. */
  readonly isCurrent: boolean;
}

export function usePublishProblems(
  { title, description, text }: PublishedFields,
  imageHosts: readonly string[],
): Checked {
  const [checked, setChecked] = useState<Checked>({ problems: null, isCurrent: false });
  const hosts = imageHosts.join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    setChecked(({ problems }) => ({ problems, isCurrent: false }));
    requestPublishProblems({ title, description, text }, hosts.split(' '), leaving.signal).then(
      (problems) => setChecked({ problems, isCurrent: true }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [title, description, text, hosts]);
  return checked;
}
