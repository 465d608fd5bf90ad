// The ways to the records of entries, once their code is there.
import { useQuery } from '@tanstack/react-query';
import { loadKinds, type ReachableKinds } from './kinds-source';

/** Undefined until then. Throws where the code can't be fetched, which the parts around it tell. */
export function useKinds(): ReachableKinds | undefined {
  const { data, error } = useQuery<ReachableKinds, Error>({
    queryKey: ['reachable-kinds'],
    queryFn: loadKinds,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  if (error) throw error;
  return data;
}
