import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '~/api/operations';
import { simulateConcurrentEdit } from './concurrent-edit';
import { createDemoState } from './demo/demo-state';
import { createPlatform } from './platform';

const NOW = Date.parse('2030-01-01T00:00:00.000Z');

/** Maps each path parameter to the ID of the first record of its kind in the demo account. */
function firstOfEach() {
  const state = createDemoState();
  const account = state.instances[0]?.accounts[0];
  const [assistant] = state.assistants;
  const portal = account?.portals.find(
    ({ articles, categories }) => articles.length > 0 && categories.length > 0,
  );
  if (!account || !assistant || !portal) throw new Error('The demo data has changed');
  const params: Record<string, unknown> = {
    accountId: account.id,
    cannedResponseId: account.cannedResponses[0]?.id,
    macroId: account.macros[0]?.id,
    availabilityReasonId: account.availabilityReasons[0]?.id,
    teamId: account.teams[0]?.id,
    portalSlug: portal.portal.slug,
    categoryId: portal.categories[0]?.id,
    articleId: portal.articles[0]?.id,
    tenant: assistant.tenant,
    id: assistant.id,
  };
  return { platform: createPlatform(state), params };
}

describe('a simulated concurrent edit', () => {
  const changing = OPERATIONS.filter(
    ({ method, id }) => method === 'PATCH' || id === 'assistants.confirmEdits',
  );

  it.each(changing.map((operation) => [operation.id, operation] as const))(
    'a concurrent edit changes the record that the request %s addresses',
    (_, operation) => {
      const { platform, params } = firstOfEach();
      const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      const received = {
        operation,
        url: new URL('http://localhost/'),
        params: Object.fromEntries(names.map((name) => [name, String(params[name])])),
        headers: new Headers({ 'chat-instance': '1' }),
        text: '',
        files: {},
      };
      const before = JSON.stringify(platform.state);
      expect(before).not.toContain('edited by someone else');
      simulateConcurrentEdit(platform, received, NOW);
      const after = JSON.stringify(platform.state);
      expect(after.match(/edited by someone else/g)).toHaveLength(1);
      expect(after.match(/2030-01-01T00:00:00\.000Z/g)).toHaveLength(1);
    },
  );
});
