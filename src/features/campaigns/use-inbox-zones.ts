import { useQuery } from '@tanstack/react-query';
import { inboxLookUp } from '~/domain/look-ups';
import { useScope } from '~/session/scope-context';

/** Answers in which zone an inbox is; null if that isn't known. The inboxes are read only where they are needed. */
export function useInboxZones(isNeeded: boolean): (inboxId: number | null) => string | null {
  const { data } = useQuery({ ...inboxLookUp(useScope()), enabled: isNeeded });
  return (inboxId) => data?.find(({ id }) => id === inboxId)?.timezone ?? null;
}
