import { expect, it, vi } from 'vitest';
import { connectFakePlatform } from '~/api/http/fixtures/fake-platform';
import { setActivityStore } from '~/records/activity/log-write';
import { SAMPLE_CONTENT, SAMPLE_NAMES } from './fixtures/samples';
import { renameLoggedAttempt } from './logged-attempt';
import type { SendAttempt } from './send-attempt';

connectFakePlatform();

it('renaming a campaign renames its activity entry, and an empty name restores the audience', async () => {
  const names: unknown[] = [];
  setActivityStore({
    put: async () => {},
    change: async (_, { name }) => void names.push(name),
    read: async () => [],
  });
  const attempt = { id: 'a', person: 'p', content: SAMPLE_CONTENT, names: SAMPLE_NAMES } as SendAttempt;
  renameLoggedAttempt(attempt, 'Winter');
  renameLoggedAttempt(attempt, '');
  await vi.waitFor(() => expect(names).toEqual(['Winter', SAMPLE_NAMES.audience.join(', ')]));
});
