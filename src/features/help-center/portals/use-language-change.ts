import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import { getPortal, portalUpdate } from '~/api/portals';
import { useScope } from '~/session/scope-context';

export type LanguageChange = 'idle' | 'sending' | 'done' | 'no-trace' | { readonly error: ApiError };

/** The list as it must be after the change, made from the list as it is stored. */
export type Change = { readonly add: string } | { readonly remove: string };

export const changed = (stored: readonly string[], change: Change): string[] =>
  'add' in change
    ? [...new Set([...stored, change.add])]
    : stored.filter((locale) => locale !== change.remove);

/**
 * Adds or removes one language. The platform replaces the whole list, so the list is read right before the write and
 * only this one language is changed in it; after an unknown outcome it is read once more.
 */
export function useLanguageChange(portalSlug: string) {
  const scope = useScope();
  const { mutateAsync } = useMutation(portalUpdate(scope));
  const [state, setState] = useState<LanguageChange>('idle');
  const params = { portalSlug };

  const apply = async (change: Change): Promise<boolean> => {
    setState('sending');
    const read = async () => (await call(getPortal, { scope, params })).allowed_locales;
    const isThere = (locales: readonly string[]) => changed(locales, change).length === locales.length;
    try {
      const stored = await read();
      if (!isThere(stored)) {
        const portal = { allowed_locales: changed(stored, change) };
        await mutateAsync({ params, body: { portal } }).catch(async (error: unknown) => {
          if (!isApiError(error) || !mayHaveHappened(error)) throw error;
          if (!isThere(await read())) throw 'no-trace';
        });
      }
      setState('done');
      return true;
    } catch (error) {
      if (error === 'no-trace') setState('no-trace');
      else if (isApiError(error)) setState({ error });
      else throw error;
      return false;
    }
  };
  return { state, apply };
}
