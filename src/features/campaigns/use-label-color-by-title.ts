import { useQuery } from '@tanstack/react-query';
import { listLabels } from '~/api/labels';
import { labelNamesQuery } from '~/domain/look-ups';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';

/** Returns a function that finds a label's color by its title. Fetches the labels only if needed. */
export function useLabelColorByTitle(isNeeded: boolean): (title: string) => string | null {
  const isListed = useOperationAvailability(listLabels) === 'on';
  const { data } = useQuery({ ...labelNamesQuery(useScope()), enabled: isNeeded && isListed });
  return (title) => data?.find((label) => label.title === title)?.color ?? null;
}
