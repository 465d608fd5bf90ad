// Tests the omissions and the escaping of transcripts in all formats.
import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import type { Conversation, Message } from '~/api/conversations';
import { getPropertyRuns } from '~/build/depth';
import { getTranslator } from '~/i18n/use-t';
import { buildArticleTree } from '~/lib/markdown/article-tree';
import { SCRIPT_PAYLOADS } from '~/lib/markdown/fixtures/script-payloads';
import { getNodeText, walkElements } from '~/lib/markdown/tree-walk';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { createTranscript, getTranscriptFileName } from './transcript';
import { TRANSCRIPT_FORMATS } from './transcript-formats';

const t = getTranslator('en');
const conversation: Conversation = {
  id: 1042,
  uuid: '3f2a1c9e-0b1d-4c55-9a51-6a1f0e0d9b77',
  status: 'open',
  priority: null,
  assignee_id: null,
  inbox_id: 1,
  team_id: null,
  contact: { id: 5001, name: 'Marisol Quendri' },
  labels: [],
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
  last_activity_at: '2026-03-01T09:00:00.000Z',
  custom_attributes: {},
  snoozed_until: null,
  waiting_since: null,
};

const message = (id: number, content: string | null, more: Partial<Message> = {}): Message => ({
  id,
  content,
  message_type: 'incoming',
  content_type: 'text',
  private: false,
  status: 'sent',
  sender: { type: 'contact', id: 5001, name: 'Marisol Quendri' },
  created_at: '2026-03-01T09:00:00.000Z',
  ...more,
});

const MESSAGES = [
  message(2, 'We look into it.', {
    message_type: 'outgoing',
    sender: { type: 'user', id: 2, name: 'Tobias Okonjo' },
  }),
  message(1, 'It shows E07.'),
  message(3, 'Refund in full.', { private: true, message_type: 'outgoing' }),
  message(4, 'Tobias Okonjo assigned it', { message_type: 'activity', sender: null }),
  message(5, ''),
  message(2, 'We look into it.'),
];
const NOTHING = { names: false, notes: false };
const createTestTranscript = (messages: readonly Message[], choices = NOTHING, isComplete = true) =>
  createTranscript(
    { conversation, workspace: 'Acme', messages, isComplete, exportedAt: '2026-03-02T12:00:00.000Z' },
    choices,
  );

describe('transcript', () => {
  it('omits private notes and names from a transcript, and states this omission in the transcript', () => {
    const transcript = createTestTranscript(MESSAGES);
    expect(transcript.entries.map(({ id }) => id)).toEqual([1, 2, 5]);
    for (const { write } of Object.values(TRANSCRIPT_FORMATS)) {
      const written = write(t, transcript);
      for (const hidden of ['Refund', 'Tobias', 'Marisol', 'Quendri']) expect(written).not.toContain(hidden);
      expect(written).toContain('names, 1 private note, and 1 activity message');
      expect(written).toContain('Attachments aren');
      expect(written).not.toContain('Incomplete');
    }
  });

  it('includes private notes and names in a transcript if they are selected', () => {
    for (const { write } of Object.values(TRANSCRIPT_FORMATS)) {
      const written = write(t, createTestTranscript(MESSAGES, { names: true, notes: true }));
      for (const shown of ['Refund in full', 'Tobias Okonjo', 'Marisol Quendri'])
        expect(written).toContain(shown);
      expect(written).not.toContain('Not included');
    }
  });

  it('a transcript states that later messages are missing if they are not loaded', () => {
    for (const { write } of Object.values(TRANSCRIPT_FORMATS))
      expect(write(t, createTestTranscript(MESSAGES, NOTHING, false))).toContain(
        'only the first 5 messages are included',
      );
  });

  it('writes every message text unchanged in a JSON transcript', () => {
    const { messages, complete } = JSON.parse(
      TRANSCRIPT_FORMATS.json.write(t, createTestTranscript(MESSAGES)),
    );
    expect(complete).toBe(true);
    expect(messages.map(({ content }: { content: unknown }) => content)).toEqual([
      'It shows E07.',
      'We look into it.',
      null,
    ]);
  });

  it('forms the file name of a transcript from the conversation number and the day', () => {
    expect(getTranscriptFileName(createTestTranscript([]))).toBe('conversation-1042-2026-03-02');
  });
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=https://evil.test/x.png onerror=alert(1)>',
  '![pixel](https://evil.test/x.png)',
  '[click](javascript:alert(1))',
  '[a]: https://evil.test\n[a]',
  '</p></article></body><h1>Other</h1>',
  '"><svg/onload=alert(1)>',
  '&lt;b&gt; &amp;#60;',
  '# Heading\n---\nText\n===',
  '```\ncode\n```\n~~~\n',
  '    indented\n\ttab',
  '> quote\n- item\n+ item\n* item\n1. one\n2) two',
  '| a | b |\n|---|---|\n| c | d |',
  '**bold** _it_ ~~gone~~ `code` \\*',
  '\n\nfirst\n\n\nlast\n',
  'a\r\nb\rc',
  '<!-- comment -->\n<?php ?>\n<![CDATA[x]]>',
  '- [ ] task\n[^1]\n\n[^1]: note',
  ':::note\nx\n:::',
  '\u202eevil\u202c \u0000 \u2028',
  'www.evil.test https://evil.test a@evil.test',
  'HTTPS://evil.test/www.evil.test?a@evil.test mailto:a_b@evil.test xmpp:a@evil.test/x (www.evil.test) _@evil.test',
];
const namesIn = (root: Parameters<typeof walkElements>[0]) =>
  new Set([...walkElements(root)].map(({ tagName }) => tagName));
const seen = (text: string) => markHiddenCharacters(text.replaceAll(/\r\n?/g, '\n')).replaceAll(/\s+/g, '');

describe('hostile text in a transcript', () => {
  const plain = [
    ...namesIn(fromHtml(TRANSCRIPT_FORMATS.html.write(t, createTestTranscript([message(1, 'plain')])))),
  ].toSorted();
  const checkHtml = (text: string) => {
    const tree = fromHtml(
      TRANSCRIPT_FORMATS.html.write(
        t,
        createTestTranscript([message(1, text)], { names: true, notes: true }),
      ),
    );
    expect([...namesIn(tree)].toSorted()).toEqual(plain);
    expect(seen(getNodeText(tree))).toContain(seen(text));
  };
  const checkMarkdown = (text: string) => {
    const tree = buildArticleTree(
      TRANSCRIPT_FORMATS.md.write(t, createTestTranscript([message(1, text)], { names: true, notes: true })),
    );
    for (const name of namesIn(tree))
      expect(['h1', 'ul', 'li', 'p', 'hr', 'strong', 'br', 'em']).toContain(name);
    expect(seen(getNodeText(tree))).toContain(seen(text.trimEnd()));
  };

  it.each(HOSTILE)('displays the hostile text %j as plain text in an HTML transcript', checkHtml);
  it.each(HOSTILE)('displays the hostile text %j as plain text in a Markdown transcript', checkMarkdown);
  it('displays every script payload as plain text in HTML and Markdown transcripts', () => {
    for (const payload of SCRIPT_PAYLOADS) {
      checkHtml(payload);
      checkMarkdown(payload);
    }
  });
  it('random text stays plain text in HTML and Markdown transcripts', () => {
    const signs = fc.constantFrom(...'\\`*_{}[]()<>#+-.!|~&=:@$"\'/\n \t1aw'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: signs, minLength: 1, maxLength: 40 }), (text) => {
        fc.pre(text.trim() !== '');
        checkHtml(text);
        checkMarkdown(text);
      }),
      { numRuns: getPropertyRuns(200) },
    );
  });
  it("displays a sender's hostile name as plain text in HTML and Markdown transcripts", () => {
    const sender = { type: 'contact', id: 1, name: '</header><img src=x>\n# x' };
    const choices = { names: true, notes: true };
    const transcript = createTestTranscript([message(1, 'x', { sender })], choices);
    expect([...namesIn(fromHtml(TRANSCRIPT_FORMATS.html.write(t, transcript)))].toSorted()).toEqual(plain);
    expect(namesIn(buildArticleTree(TRANSCRIPT_FORMATS.md.write(t, transcript)))).not.toContain('img');
  });
});
