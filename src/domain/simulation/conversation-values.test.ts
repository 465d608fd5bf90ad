import { expect, it } from 'vitest';
import type { Conversation } from '~/api/conversations';
import { getVariableValues } from './conversation-values';

const createConversation = (name: string | null) =>
  ({ id: 7, contact: name === null ? null : { id: 1, name } }) as Conversation;

it('a conversation fills only the variables whose values the platform returns', () => {
  const names = { account: 'Acme', inbox: 'Website' };
  expect(getVariableValues(createConversation('Ana Souza'), names)).toEqual({
    'conversation.display_id': '7',
    'account.name': 'Acme',
    'inbox.name': 'Website',
    'contact.name': 'Ana Souza',
    'contact.first_name': 'Ana',
  });
});

it('contact and inbox variables stay unfilled if the conversation has no contact and no known inbox', () => {
  expect(getVariableValues(createConversation(null), { account: 'Acme', inbox: null })).toEqual({
    'conversation.display_id': '7',
    'account.name': 'Acme',
  });
});

it('the first name of a contact with a single name is empty', () => {
  const values = getVariableValues(createConversation('Prudence'), { account: 'Acme', inbox: null });
  expect(values['contact.first_name']).toBe('');
});
