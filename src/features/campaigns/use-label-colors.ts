import { useQuery } from '@tanstack/react-query';
import { labelLookUp } from '~/domain/look-ups';
import { useScope } from '~/session/scope-context';

/** Returns the color of a label by its title. The labels are read only where there are any to show. */
export function useLabelColors(isNeeded: boolean): (title: string) => string | null {
  const { data } = useQuery({ ...labelLookUp(useScope()), enabled: isNeeded });
  return (title) => data?.find((label) => label.title === title)?.color ?? null;
}
