import { describe, expect, it } from 'vitest';
import { speaker } from '~/i18n/use-t';
import { outcomeWords } from './outcome-words';
import { CONTENT } from './send/fixtures/samples';

describe('outcomeWords', () => {
  const sent = { name: 'sent', id: 7, reachableCount: 3 } as const;
  const at = Date.parse('2026-12-01T10:00:00.000Z');
  const title = (scheduledAt: string | null, now: number) =>
    outcomeWords(speaker('en'), { state: sent, content: { ...CONTENT, scheduledAt } }, now).title;

  it('calls nothing sent that goes out later', () => {
    expect(title(null, at)).toBe('Sent');
    expect(title('2026-12-01T10:00:00.000Z', at)).toBe('Sent');
    expect(title('2026-12-01T10:00:00.001Z', at)).toBe('Scheduled');
  });

  it('names a person only where a person found the number', () => {
    const text = (reachableCount?: number | null) =>
      outcomeWords(
        speaker('en'),
        {
          state: { name: 'sent', id: 7, ...(reachableCount !== undefined && { reachableCount }) },
          content: CONTENT,
        },
        at,
      ).text;
    expect(text()).toMatch(/^The platform created the campaign/);
    expect(text(3)).toBe(text());
    expect(text(null)).toMatch(/^Found in the campaign dashboard/);
  });
});
