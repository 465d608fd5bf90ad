import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, mayHaveHappened } from '~/api/http/api-error';
import { type Team, teamQuery, teamUpdate } from '~/api/teams';
import { useScope } from '~/session/scope-context';
import type { SaveState } from './save-state';
import { changesFor, differing, merged, normalisedIn, type TeamValues, valuesOf } from './team-values';

/**
 * Saves what differs from the team as it was opened. The team is read again first: what someone else changed since is
 * never overwritten unseen. `onSaved` gets the team as it is stored now.
 */
export function useSaveTeam(opened: Team, onSaved: (team: Team) => void) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(teamUpdate(scope));
  const [state, setState] = useState<SaveState>({ step: 'editing' });

  const settle = (next: SaveState): SaveState => {
    setState(next);
    return next;
  };
  const readAgain = () => queryClient.fetchQuery({ ...teamQuery(scope, opened.id), staleTime: 0 });

  const saved = (wanted: TeamValues, before: Team, stored: Team, isFound: boolean): SaveState => {
    const fields = differing(wanted, valuesOf(before));
    const normalised = normalisedIn(wanted, fields, valuesOf(stored));
    onSaved(stored);
    return settle({ step: 'saved', normalised, isFound });
  };

  /** What became of a write without an answer, by what the team reads now. */
  async function findOut(values: TeamValues, before: Team): Promise<SaveState> {
    setState({ step: 'looking-up' });
    try {
      const present = await readAgain();
      const reads = (wanted: TeamValues) => differing(wanted, valuesOf(present)).length === 0;
      if (reads(values)) return saved(values, before, present, true);
      return settle(reads(valuesOf(before)) ? { step: 'no-trace' } : { step: 'conflict', present });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return settle({ step: 'unknown', before });
    }
  }

  /** Sends what makes `before` read `wanted`. */
  async function send(wanted: TeamValues, before: Team): Promise<SaveState> {
    const team = changesFor(wanted, differing(wanted, valuesOf(before)));
    try {
      const params = { teamId: before.id };
      const answer = await mutateAsync({ params, body: { team } });
      return saved(wanted, before, answer ?? (await readAgain()), false);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return mayHaveHappened(error) ? findOut(wanted, before) : settle({ step: 'failed', error });
    }
  }

  /** Saves over `seen`, the state of the team that the person knows. */
  async function save(typed: TeamValues, seen: Team = opened): Promise<SaveState> {
    const base = valuesOf(opened);
    if (differing(typed, base).length === 0) return settle({ step: 'unchanged' });
    setState({ step: 'sending' });
    let present: Team;
    try {
      present = await readAgain();
    } catch (error) {
      if (!isApiError(error)) throw error;
      return settle({ step: 'not-sent', error });
    }
    if (differing(valuesOf(present), valuesOf(seen)).length > 0) {
      return settle({ step: 'conflict', present });
    }
    const wanted = merged(typed, base, valuesOf(present));
    // Someone else made the very same change: it is there, and nothing is left to send.
    if (differing(wanted, valuesOf(present)).length === 0) return saved(wanted, present, present, false);
    return send(wanted, present);
  }

  return { state, save, findOut, forget: () => setState({ step: 'editing' }) };
}
