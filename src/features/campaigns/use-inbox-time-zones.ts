import { useQuery } from '@tanstack/react-query';
import { inboxNamesQuery } from '~/domain/look-ups';
import { useScope } from '~/session/scope-context';

/**
 * Returns a function that finds an inbox's time zone, or null if it isn't known. Fetches the inboxes only if needed.
 */
export function useInboxTimeZones(isNeeded: boolean): (inboxId: number | null) => string | null {
  const { data } = useQuery({ ...inboxNamesQuery(useScope()), enabled: isNeeded });
  return (inboxId) => data?.find(({ id }) => id === inboxId)?.timezone ?? null;
}
