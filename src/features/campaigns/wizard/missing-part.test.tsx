import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type CampaignDraft, createEmptyDraft } from './draft/campaign-draft';
import { MissingInputMessage } from './missing-part';

const LABELS = [{ id: 3, title: 'vip' }];
const FROM = { id: 1, name: 'Our website', timezone: null };

it.each<[string, Partial<CampaignDraft>]>([
  ['Choose a channel.', { labels: LABELS }],
  ['Choose an inbox.', { channel: 'website', labels: LABELS }],
  ['Choose an inbox.', { channel: 'template', labels: LABELS }],
  ['Choose a sender.', { channel: 'email', labels: LABELS }],
  ['Choose at least one label.', { channel: 'website', from: FROM }],
])('the audience step of a campaign names only the missing field: %s', (sentence, input) =>
  expect(
    renderToStaticMarkup(
      <MantineProvider>
        <MissingInputMessage draft={{ ...createEmptyDraft(), ...input }} step="audience" />
      </MantineProvider>,
    ),
  ).toContain(sentence),
);
