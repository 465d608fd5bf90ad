// Turns the lines of a script into messages.
import type { Agent } from '~/api/agents';
import type { Conversation, Message } from '~/api/conversations';
import type { RandomGenerator } from './random-generator';
import { MINUTE_MS, toIso } from './times';

export interface MessageScript {
  readonly lines: readonly string[];
  readonly contact: Conversation['contact'];
  readonly agent: Agent;
  /** The ID of the first message. The following messages have consecutive IDs. */
  readonly firstId: number;
  /** The time of the last message, in milliseconds. */
  readonly endsAt: number;
  /** The longest pause between two messages, in minutes. */
  readonly longestPause: number;
  readonly botName: string;
}

/** Returns the sender that the platform shows in place of its own administrators. */
const hiddenAdministrator = () => ({ type: 'user', id: null, name: 'Platform support' });

function getSender(sign: string, { contact, agent, botName }: MessageScript): Message['sender'] {
  switch (sign) {
    case '<':
      return { type: 'contact', id: contact?.id ?? null, name: contact?.name ?? 'Deleted contact' };
    case '!':
      return { type: 'agent_bot', id: 9, name: botName };
    case '?':
      return hiddenAdministrator();
    case '*':
      return null;
    default:
      return { type: 'user', id: agent.id, name: agent.name };
  }
}

const TYPES: Record<string, Message['message_type']> = { '<': 'incoming', '*': 'activity', '!': 'template' };

export function buildMessages(thread: MessageScript, random: RandomGenerator): Message[] {
  const values: Record<string, string> = {
    first: thread.contact?.name.split(' ')[0] ?? 'there',
    agent: thread.agent.name,
  };
  const count = thread.lines.length;
  const pauses = thread.lines.map(() => random.integer(MINUTE_MS / 2, thread.longestPause * MINUTE_MS));
  let at = thread.endsAt - pauses.slice(1).reduce((sum, pause) => sum + pause, 0);
  return thread.lines.map((line, index) => {
    if (index > 0) at += pauses[index] ?? 0;
    const sign = line.slice(0, 1);
    const fromAgent = sign === '>' || sign === '?';
    return {
      id: thread.firstId + index,
      content: line.slice(2).replaceAll(/\{(first|agent)\}/g, (_, name: string) => values[name] ?? ''),
      message_type: TYPES[sign] ?? 'outgoing',
      content_type: sign === '!' && index > 0 ? 'input_csat' : 'text',
      private: sign === '#',
      // One in forty messages of agents couldn't be delivered. The contact hasn't read the last two messages yet.
      status: !fromAgent
        ? 'sent'
        : random.chance(0.025)
          ? 'failed'
          : index > count - 3
            ? 'delivered'
            : 'read',
      sender: getSender(sign, thread),
      created_at: toIso(at),
    };
  });
}
