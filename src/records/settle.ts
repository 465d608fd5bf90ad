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
