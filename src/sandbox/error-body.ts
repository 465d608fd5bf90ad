// All error responses of the platform. Each of the three services (platform, sign-in and assistants) has its own body
// format.
import type { FieldProblem } from '~/api/http/api-error';
import type { ServiceName } from '~/api/http/operation';
import { ERROR_SENTENCES, type ErrorSentenceKey, type Language } from './error-sentences';

/** The key of a sentence in error-sentences.ts, or the text in all three languages if it includes a number. */
type ErrorText = ErrorSentenceKey | Readonly<Record<Language, string>>;

interface ErrorParts {
  readonly status: number;
  /** The `code` in the platform's error envelope, or the error name in the bodies of sign-in and assistants. */
  readonly code: string;
  readonly text: ErrorText;
  readonly details?: readonly FieldProblem[];
  readonly metadata?: Readonly<Record<string, unknown>>;
  /**
   * `named`: the body's `error` is the code, except in the platform service. `bare`: the body is `{error: sentence}` in
   * every service.
   */
  readonly shape?: 'named' | 'bare';
}

/** An error that checks and operation handlers throw. It becomes a response in the format of the called service. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly parts: ErrorParts;

  constructor(parts: ErrorParts) {
    super(`${parts.status} ${parts.code}`);
    this.parts = parts;
  }
}

const everywhere = (text: string): ErrorText => ({ en: text, es: text, 'pt-BR': text });

/** 400 `bad_request`: the request is malformed. */
export const createBadRequestError = (text: ErrorText) =>
  new RequestError({ status: 400, code: 'bad_request', text });
/** 401 in the error envelope: the request has no token, or an access token instead of an `id_token`. */
export const createUnauthorizedError = () =>
  new RequestError({ status: 401, code: 'unauthorized', text: 'unauthorized' });
/** 403: the account is suspended, or the caller's role is insufficient. */
export const createForbiddenError = (text: ErrorText = 'role') =>
  new RequestError({ status: 403, code: 'forbidden', text });
/** 404: the record doesn't exist, or the caller may not see it. */
export const createRecordNotFoundError = () =>
  new RequestError({ status: 404, code: 'not_found', text: 'not_found' });
/** 422 with an entry for every rejected field. */
export const createInvalidInputError = (details: readonly FieldProblem[]) =>
  new RequestError({ status: 422, code: 'validation_failed', text: 'validation_failed', details });
/** 409: `confirm_recipients` differs from the audience's current size. The error sentence contains both numbers. */
export const createConflictError = (text: ErrorText, details: readonly FieldProblem[]) =>
  new RequestError({ status: 409, code: 'conflict', text, details });
/** 500 in the format of the called service. */
export const createInternalError = () =>
  new RequestError({ status: 500, code: 'internal_error', text: 'internal_error' });
/**
 * `{error: sentence}` from the gateway in front of the API, for example for a missing instance header or an invalid
 * token.
 */
export const createBareError = (status: number, text: string) =>
  new RequestError({ status, code: 'bare', text: everywhere(text), shape: 'bare' });
/** `{error: name, message}`, for sign-in failures and for errors of the assistant service that have a name. */
export const createNamedError = (
  status: number,
  name: string,
  message: string,
  metadata?: Readonly<Record<string, unknown>>,
) =>
  new RequestError({
    status,
    code: name,
    text: everywhere(message),
    shape: 'named',
    ...(metadata && { metadata }),
  });

/** Returns the body of an error response. The platform's sentences are in the account's language. */
export function buildErrorBody(rejection: RequestError, service: ServiceName, language: Language): unknown {
  const { text, shape, code, details, metadata } = rejection.parts;
  const message = typeof text === 'string' ? ERROR_SENTENCES[text][language] : text[language];
  if (shape === 'bare') return { error: message };
  if (shape === 'named') return { error: code, message, ...(metadata && { metadata }) };
  switch (service) {
    case 'platform':
      return { error: { code, message, ...(details && { details }) } };
    case 'auth':
      return {
        error: code === 'internal_error' ? 'InternalErrorException' : 'InvalidParameterException',
        message,
      };
    case 'assistant':
      return { error: message };
  }
}
