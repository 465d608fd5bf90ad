import { useEffect, useState } from 'react';
import type { PublishedParts, PublishProblem } from '~/lib/markdown/publish-problem';
import { checkedProblems } from '../checked-problems';

/** What stands in the way of publishing; null until it is known. */
export function usePublishProblems(
  { title, description, text }: PublishedParts,
  imageHosts: readonly string[],
): readonly PublishProblem[] | null {
  const [problems, setProblems] = useState<readonly PublishProblem[] | null>(null);
  const hosts = imageHosts.join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    setProblems(null);
    checkedProblems({ title, description, text }, hosts.split(' '), leaving.signal).then(
      setProblems,
      () => undefined,
    );
    return () => leaving.abort();
  }, [title, description, text, hosts]);
  return problems;
}
