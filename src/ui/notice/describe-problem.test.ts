import { describe, expect, it } from 'vitest';
import { createArticle, getArticle } from '~/api/articles';
import { deleteCategory } from '~/api/categories';
import type { ApiProblem } from '~/api/http/api-error';
import { callOperation } from '~/api/http/client';
import { createApiError } from '~/api/http/fixtures/api-error';
import {
  catchFailure,
  connectFakePlatform,
  respondWith,
  TEST_SCOPE,
} from '~/api/http/fixtures/fake-platform';
import { listInboxes } from '~/api/inboxes';
import { createPortal } from '~/api/portals';
import { getTranslator } from '~/i18n/use-t';
import { describeProblem, isOutcomeUnconfirmed, type RequestPurpose } from './describe-problem';

connectFakePlatform();

const t = getTranslator('en');
const FORBIDDEN = { error: { code: 'forbidden', message: 'No.' } };
const inPortal = { scope: TEST_SCOPE, params: { portalSlug: 'help', articleId: 1 } };
const creation = { article: { title: 'a', content: 'b' } };

describe('a 403 response', () => {
  it('a 403 for data that every member may load is described as a suspended account', async () => {
    respondWith(403, FORBIDDEN);
    const error = await catchFailure(callOperation(listInboxes, { scope: TEST_SCOPE, query: {} }));
    expect(describeProblem(t, error, 'read').title).toBe('This account is suspended');
  });

  it('a 403 from a proxy is described as a missing permission, not as a suspended account', async () => {
    respondWith(403, { error: 'blocked by a proxy' });
    const error = await catchFailure(callOperation(listInboxes, { scope: TEST_SCOPE, query: {} }));
    expect(describeProblem(t, error, 'read').title).toBe('You don’t have permission to do this');
  });

  it('the description of a 403 within a portal names administrators and members of the portal', async () => {
    respondWith(403, FORBIDDEN);
    const errors = [
      await catchFailure(callOperation(getArticle, inPortal)),
      await catchFailure(callOperation(createArticle, { ...inPortal, body: creation })),
      await catchFailure(
        callOperation(deleteCategory, { scope: TEST_SCOPE, params: { portalSlug: 'help', categoryId: 1 } }),
      ),
    ];
    for (const error of errors) {
      expect(describeProblem(t, error, 'write').text).toMatch(
        /account administrators and members of this portal/,
      );
    }
  });

  it('the text for a 403 on an administrator’s write names role and suspension as possible causes', async () => {
    respondWith(403, FORBIDDEN);
    const portal = { name: 'a', slug: 'a', default_locale: 'en' };
    const error = await catchFailure(callOperation(createPortal, { scope: TEST_SCOPE, body: { portal } }));
    expect(describeProblem(t, error, 'write').text).toMatch(
      /role doesn’t allow this, or the account is suspended/,
    );
  });
});

describe('a request without a response', () => {
  it('a request without a response counts as unconfirmed if it may have changed data', () => {
    const lost = createApiError({ kind: 'unreachable' });
    expect(
      (['read', 'trial', 'write', 'upload'] as const).map((one) => isOutcomeUnconfirmed(lost, one)),
    ).toEqual([false, false, true, true]);
  });

  const HARMLESS = /You can try again\.$/;
  it.each(['server', 'unreachable'] as const)(
    'the message for a failed request with an unknown outcome depends on the request’s purpose: %s',
    (kind) => {
      const text = (purpose: RequestPurpose) => describeProblem(t, createApiError({ kind }), purpose).text;
      expect(text('read')).toMatch(HARMLESS);
      expect(text('trial')).toMatch(/Nothing was changed or sent, so you can try again/);
      expect(text('trial')).not.toMatch(HARMLESS);
      expect(text('write')).not.toMatch(HARMLESS);
    },
  );
});

describe('a later write on a screen with earlier writes that may have succeeded', () => {
  it.each<ApiProblem>([
    { kind: 'unauthenticated', sent: true },
    { kind: 'invalid', fields: [] },
    { kind: 'refused' },
    { kind: 'switched-off' },
  ])('the text for $kind says that this request changed nothing, but earlier requests may have', (problem) =>
    expect(describeProblem(t, createApiError(problem), 'later-write').text).toBe(
      'This request changed nothing, but earlier requests may have.',
    ),
  );

  it('a write without a response counts as unconfirmed, even if it follows earlier writes', () =>
    expect(isOutcomeUnconfirmed(createApiError({ kind: 'unreachable' }), 'later-write')).toBe(true));
});
