// A platform for the client's tests: it answers what it is told to, and notes what it was asked.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createCannedResponse } from '~/api/canned-responses';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { getConversation } from '~/api/conversations';
import type { Scope } from '~/api/scope';
import { type ApiError, isApiError } from './api-error';
import { availability } from './availability';
import { call, connectCredentials } from './client';
import { rateLimit } from './rate-limit';

export const SCOPE: Scope = {
  slug: 'acme',
  name: 'Acme',
  instance: 7,
  accountId: 42,
  tenant: 'acme',
  person: 'admin@acme.test',
};

export const CONVERSATION = {
  id: 1042,
  uuid: 'u',
  status: 'open',
  priority: null,
  assignee_id: null,
  inbox_id: 1,
  team_id: null,
  contact: null,
  labels: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  last_activity_at: '2026-01-01T00:00:00.000Z',
  custom_attributes: {},
  snoozed_until: null,
  waiting_since: null,
};

export const fetched = vi.fn<typeof fetch>();
export const answered = vi.fn();

export const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetched.mockImplementation(async () => new Response(status === 204 ? null : text, { status, headers }));
};

export const failure = async (run: Promise<unknown>): Promise<ApiError> => {
  const error = await run.then(
    () => expect.unreachable('the call should have failed'),
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw error;
  return error;
};

export const getOne = () => call(getConversation, { scope: SCOPE, params: { conversationId: 1042 } });
export const createOne = () =>
  call(createCannedResponse, {
    scope: SCOPE,
    body: { canned_response: { short_code: 'hi', content: 'Hello' } },
  });

/** Connects the client to it before each test of a file. */
export function connectFakePlatform(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    fetched.mockReset();
    answered.mockReset();
    rateLimit.reset();
    availability.reset();
    connectCredentials({ bearer: () => 'token', onAnswer: answered });
    setConfiguration(
      configurationSchema.parse({
        mode: 'live',
        platformUrl: 'https://api.example.test/',
        authUrl: 'https://auth.example.test',
        assistantUrl: 'https://assistant.example.test',
      }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());
}
