// What every write has in common: its errors become outcomes, and nothing but an `ApiError` does.
import { type ApiError, isApiError } from '~/api/http/api-error';

/** Awaits, and turns an `ApiError` into an outcome. Anything else is a mistake of the console's and goes on being thrown. */
export async function settled<Value, Outcome>(
  promise: Promise<Value>,
  onError: (error: ApiError) => Outcome,
): Promise<{ readonly value: Value } | { readonly outcome: Outcome }> {
  try {
    return { value: await promise };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { outcome: onError(error) };
  }
}

/**
 * Reports whether a refusal is about the request itself, so that an earlier one with the same values was refused, too. Any
 * other refusal (a 429, a role that was lost) says nothing about an earlier attempt.
 */
export const isAboutRequest = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'invalid' || kind === 'refused' || kind === 'too-large';
