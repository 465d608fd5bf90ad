import { describe, expect, it } from 'vitest';
import { speaker } from '~/i18n/use-t';
import type { CampaignState } from './campaign-rows';
import { headline, outcomeWords } from './outcome-words';

describe('outcomeWords', () => {
  const sent = { name: 'sent', id: 7, reachableCount: 3 } as const;
  const words = speaker('en');

  it('calls nothing sent that goes out later, failed, or was not looked up', () => {
    const title = (state: CampaignState) => outcomeWords(words, { state: sent }, state).title;
    expect(title('sent')).toBe('Sent');
    expect(title('scheduled')).toBe('Scheduled');
    expect(title('unchecked')).toBe('Not checked yet');
    const line = (state: CampaignState) => headline(words, { state: sent, confirmedRecipients: 3 }, state);
    expect(line('sent')).toBe('Sent to 3 recipients');
    expect(line('unchecked')).toBe('It isn’t confirmed that it was sent');
    expect(line('failed')).toBe('The platform reports that it failed');
  });

  it('names a person only where a person found the number', () => {
    const text = (reachableCount?: number | null) =>
      outcomeWords(
        words,
        { state: { name: 'sent', id: 7, ...(reachableCount !== undefined && { reachableCount }) } },
        'sent',
      ).text;
    expect(text()).toMatch(/^The platform created the campaign/);
    expect(text(3)).toBe(text());
    expect(text(null)).toMatch(/^Found in the campaign dashboard/);
  });
});
