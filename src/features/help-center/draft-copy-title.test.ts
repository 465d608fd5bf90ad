import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { LOCALES } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { getTranslator } from '~/i18n/use-t';
import { parseDraftCopyTitle } from './draft-copy-title';

describe('parseDraftCopyTitle', () => {
  it('recognizes the titles of draft copies in every language and with any original title', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.nat(), fc.string(), (locale, id, title) => {
        const prefix = `${getTranslator(locale)(m.help_center_draft_copy, { id })}: `;
        expect(parseDraftCopyTitle(prefix + title)).toEqual({ prefix, originalId: id, title });
      }),
      { numRuns: getPropertyRuns(1000) },
    );
  });

  it('recognizes the title of a draft copy without text after the ID', () => {
    expect(parseDraftCopyTitle('Draft of #12:')).toEqual({
      prefix: 'Draft of #12:',
      originalId: 12,
      title: '',
    });
  });

  it.each(['Draft of the contract', 'Draft of #: Title', 'My Draft of #12: Title', 'Draft of #12 Title', ''])(
    'returns null for the title “%s”',
    (title) => {
      expect(parseDraftCopyTitle(title)).toBeNull();
    },
  );
});
