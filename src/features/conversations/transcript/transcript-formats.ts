import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { escapeMarkdown } from '~/lib/markdown/escape-markdown';
import { escapeHtml } from '~/lib/text/escape-html';
import { isolateDirection } from '~/lib/text/isolate-direction';
import type { Transcript } from './transcript';
import {
  describeSender,
  formatTranscriptTime,
  getTranscriptTitle,
  listTranscriptOmissions,
  listTranscriptProperties,
} from './transcript-labels';

/** Formats a transcript as Markdown. Escapes the messages so that their text is never interpreted as Markdown. */
function toMarkdown(t: Translator, transcript: Transcript): string {
  const line = (text: string) => isolateDirection(escapeMarkdown(text.replaceAll(/\s+/g, ' ')));
  const blocks = [
    `# ${line(getTranscriptTitle(t, transcript))}`,
    listTranscriptProperties(t, transcript)
      .map(([name, fact]) => `- ${line(name)}: ${line(fact)}`)
      .join('\n'),
    ...listTranscriptOmissions(t, transcript).map((note) => line(note)),
    '---',
    ...transcript.entries.flatMap((entry) => [
      `**${line(describeSender(t, entry))}** · ${line(formatTranscriptTime(t, entry.at))}`,
      entry.text === null ? `*${line(t(m.conversations_empty_content))}*` : escapeMarkdown(entry.text),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const STYLE = `body{max-width:45rem;margin:2rem auto;padding:0 1rem;font:15px/1.5 system-ui,sans-serif;color:#1a1d24;background:#fff}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{color:#5a6072}dd{margin:0}
article{margin:1rem 0;break-inside:avoid}header{color:#5a6072}p{margin:.25rem 0}.text{white-space:pre-wrap;overflow-wrap:anywhere}
.private{border-inline-start:3px solid #b7791f;padding-inline-start:.75rem}`;

/**
 * Formats a transcript as a single HTML file. The file loads no resources and runs no scripts, whatever the messages
 * contain.
 */
function toHtml(t: Translator, transcript: Transcript): string {
  const text = (value: string) => `<bdi>${escapeHtml(value)}</bdi>`;
  const messages = transcript.entries.map(
    (entry) => `<article${entry.isPrivate ? ' class="private"' : ''}>
<header>${text(describeSender(t, entry))} · <time datetime="${escapeHtml(entry.at)}">${text(formatTranscriptTime(t, entry.at))}</time></header>
${
  entry.text === null
    ? `<p><i>${escapeHtml(t(m.conversations_empty_content))}</i></p>`
    : `<p class="text" dir="auto">${escapeHtml(entry.text)}</p>`
}
</article>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(t.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(getTranscriptTitle(t, transcript))}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(getTranscriptTitle(t, transcript))}</h1>
<dl>
${listTranscriptProperties(t, transcript)
  .map(([name, fact]) => `<dt>${escapeHtml(name)}</dt><dd>${text(fact)}</dd>`)
  .join('\n')}
</dl>
${listTranscriptOmissions(t, transcript)
  .map((note) => `<p>${escapeHtml(note)}</p>`)
  .join('\n')}
<hr>
${messages.join('\n')}
</body>
</html>
`;
}

/** Formats a transcript as JSON. Message text stays unchanged. */
function toJson(t: Translator, transcript: Transcript): string {
  const { conversation, workspace, choices, leftOut, read, isComplete, exportedAt, entries } = transcript;
  const { id, status, created_at, contact } = conversation;
  const content = {
    conversation: { id, status, created_at, ...(choices.names && { contact }) },
    workspace,
    exported_at: exportedAt,
    complete: isComplete,
    messages_read: read,
    includes: { names: choices.names, private_notes: choices.notes, attachments: false },
    left_out: { private_notes: leftOut.notes, activities: leftOut.activities },
    notes: listTranscriptOmissions(t, transcript),
    messages: entries.map((entry) => ({
      id: entry.id,
      created_at: entry.at,
      message_type: entry.type,
      private: entry.isPrivate,
      ...(choices.names && { sender: entry.name }),
      content: entry.text,
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

export const TRANSCRIPT_FORMATS = {
  md: { name: 'Markdown', type: 'text/markdown', write: toMarkdown },
  html: { name: 'HTML', type: 'text/html', write: toHtml },
  json: { name: 'JSON', type: 'application/json', write: toJson },
} as const;
export type TranscriptFormat = keyof typeof TRANSCRIPT_FORMATS;
