// Parses error responses: every format in the contract, and anything else.
import * as z from 'zod/mini';
import { parseJson } from '~/lib/json/json';
import type { ApiProblem, ErrorResponseFormat, FieldProblem } from './api-error';

const fieldProblem = z.object({
  field: z.catch(z.string(), ''),
  code: z.catch(z.string(), ''),
  message: z.catch(z.string(), ''),
});

const envelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.catch(z.string(), ''),
    details: z.catch(z.optional(z.array(fieldProblem)), undefined),
  }),
});

/**
 * The format `{error, message}`, in which `error` is a name. Used for signing in and for named errors of the assistant
 * service. `message` is optional.
 */
const named = z.object({
  error: z.string(),
  message: z.catch(z.nullable(z.string()), null),
  metadata: z.catch(z.optional(z.object({ draftAssistantId: z.optional(z.string()) })), undefined),
});

const bareMessage = z.object({ message: z.string() });

/** Reports whether a string is a name such as `PROPOSAL_NOT_FOUND` or `CodeMismatchException` and not a sentence. */
const isName = (text: string) => /^[A-Za-z][A-Za-z0-9_]*$/.test(text);

/** A parsed error response. */
export interface ParsedErrorResponse {
  readonly problem: ApiProblem;
  readonly shape: ErrorResponseFormat;
  readonly code: string | null;
  readonly serverMessage: string | null;
}

interface ErrorBody {
  readonly shape: ErrorResponseFormat;
  readonly code: string | null;
  readonly message: string | null;
  readonly fields: readonly FieldProblem[];
  readonly draftAssistantId: string | null;
}

const UNKNOWN_BODY: ErrorBody = {
  shape: 'unknown',
  code: null,
  message: null,
  fields: [],
  draftAssistantId: null,
};

function readBody(text: string): ErrorBody {
  const json = parseJson(text);
  const inEnvelope = envelope.safeParse(json);
  if (inEnvelope.success) {
    const { code, message, details } = inEnvelope.data.error;
    return { ...UNKNOWN_BODY, shape: 'envelope', code, message: message || null, fields: details ?? [] };
  }
  const withName = named.safeParse(json);
  if (withName.success) {
    const { error, message, metadata } = withName.data;
    if (message === null && !isName(error)) return { ...UNKNOWN_BODY, shape: 'bare', message: error };
    const draftAssistantId = metadata?.draftAssistantId ?? null;
    return { ...UNKNOWN_BODY, shape: 'named', code: error, message, draftAssistantId };
  }
  const withMessage = bareMessage.safeParse(json);
  if (withMessage.success) return { ...UNKNOWN_BODY, shape: 'bare', message: withMessage.data.message };
  return UNKNOWN_BODY;
}

function toProblem(status: number, body: ErrorBody, waitSeconds: number): ApiProblem {
  const { fields } = body;
  // These statuses determine the problem without the body, because a proxy may also send them.
  if (status === 429) return { kind: 'rate-limited', waitSeconds, sent: true };
  if (status === 401) return { kind: 'unauthenticated', sent: true };
  if (status === 413) return { kind: 'too-large' };
  if (status >= 500) return { kind: 'server' };
  if (body.shape === 'unknown') return { kind: 'unexpected-answer', at: null };
  switch (status) {
    case 400:
      return fields.length > 0 ? { kind: 'invalid', fields } : { kind: 'refused' };
    case 422:
      return { kind: 'invalid', fields };
    case 403:
      return { kind: 'forbidden' };
    case 404:
      return { kind: 'not-found' };
    case 409:
      return { kind: 'conflict', fields, draftAssistantId: body.draftAssistantId };
    case 412:
      return { kind: 'stale' };
    default:
      return { kind: 'unexpected-answer', at: null };
  }
}

/**
 * Parses a response outside 2xx.
 *
 * @param text the body as received, possibly empty, truncated or a proxy's page
 * @param waitSeconds the seconds to wait after a 429, from its headers
 */
export function parseErrorResponse(status: number, text: string, waitSeconds: number): ParsedErrorResponse {
  const body = readBody(text);
  return {
    problem: toProblem(status, body, waitSeconds),
    shape: body.shape,
    code: body.code,
    serverMessage: body.message,
  };
}
