import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { listTeams, type Team, teamCreation, teamsQuery } from '~/api/teams';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { creationOf, type TeamValues } from './team-values';

export type CreateState =
  | { readonly step: 'editing' }
  /** A team of this name is there already; creating once more is up to the person. */
  | { readonly step: 'twin'; readonly name: string }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly error: ApiError }
  | { readonly step: 'no-trace' }
  /** It is there, and more than once: a browser repeats a request by itself when its connection dies. */
  | { readonly step: 'doubled'; readonly count: number }
  | { readonly step: 'unknown' };

const folded = (name: string) => name.trim().toLowerCase();

/** Creates a team; says before that its name is there already, and the truth where the answer got lost. */
export function useCreateTeam(onCreated: (team: Team) => void) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(teamCreation(scope));
  const canList = useAvailability(listTeams) === 'on';
  const [state, setState] = useState<CreateState>({ step: 'editing' });

  const settle = (next: CreateState): CreateState => {
    setState(next);
    return next;
  };
  /** The teams of a name, or null where they can't be read. */
  async function named(name: string): Promise<readonly Team[] | null> {
    if (!canList) return null;
    try {
      const query = teamsQuery(scope, { search: name.trim(), per_page: 100 });
      const { data } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      return data.filter((team) => folded(team.name) === folded(name));
    } catch {
      return null;
    }
  }

  /** The teams of a name that were not there before; null where that can't be told. */
  async function newSince(before: readonly Team[] | null, name: string): Promise<readonly Team[] | null> {
    const now = before && (await named(name));
    return now?.filter(({ id }) => !before?.some((team) => team.id === id)) ?? null;
  }

  const done = (created: Team, count: number): CreateState => {
    if (count > 1) return settle({ step: 'doubled', count });
    onCreated(created);
    return { step: 'editing' };
  };

  /** What became of a creation without an answer: a team of the name that was not there before is it. */
  async function findOut(name: string, before: readonly Team[] | null): Promise<CreateState> {
    const created = await newSince(before, name);
    if (!created) return settle({ step: 'unknown' });
    return created[0] ? done(created[0], created.length) : settle({ step: 'no-trace' });
  }

  async function create(values: TeamValues): Promise<CreateState> {
    const isTold = state.step === 'twin' && folded(state.name) === folded(values.name);
    setState({ step: 'sending' });
    const before = await named(values.name);
    if (before?.[0] && !isTold) return settle({ step: 'twin', name: before[0].name });
    try {
      const team = await mutateAsync({ body: { team: creationOf(values) } });
      return done(team, (await newSince(before, team.name))?.length ?? 1);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return mayHaveHappened(error) ? findOut(values.name, before) : settle({ step: 'failed', error });
    }
  }

  return { state, create };
}
