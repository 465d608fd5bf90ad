import { Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { NO_ASSISTANT_EDITS } from '~/drafts/assistant-drafts';
import { AssistantWorkStore } from './work-store';

const history = { doc: Text.of(['Be kind.']), field: null };

const editPrompt = (id: string) => {
  const handle = new AssistantWorkStore(TEST_SCOPE, id);
  handle.keepHistory('config.prompt', handle.get().session, history);
  return handle;
};

it('stores a separate undo history for each text of each assistant', () => {
  editPrompt('one');
  expect(new AssistantWorkStore(TEST_SCOPE, 'one').getHistory('config.prompt')).toBe(history);
  expect(new AssistantWorkStore(TEST_SCOPE, 'one').getHistory('name')).toBeUndefined();
  expect(new AssistantWorkStore(TEST_SCOPE, 'two').getHistory('config.prompt')).toBeUndefined();
});

it.each<[string, (handle: AssistantWorkStore) => unknown]>([
  ['are discarded', (handle) => handle.discard()],
  ['are applied', (handle) => handle.applied(NO_ASSISTANT_EDITS)],
  ['are replaced by restored ones', (handle) => handle.restore(NO_ASSISTANT_EDITS, 0)],
])('clears the undo history of a prompt when its edits %s', (_, end) => {
  const handle = editPrompt('one');
  const { session } = handle.get();
  void end(handle);
  expect(handle.getHistory('config.prompt')).toBeUndefined();
  // An editor that is still open may report its undo history after the edits were replaced.
  handle.keepHistory('config.prompt', session, history);
  expect(handle.getHistory('config.prompt')).toBeUndefined();
});
