import { Group, Radio } from '@mantine/core';
import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useTranslationState } from './use-translation-state';

interface MatchQuestionProps {
  readonly article: Article;
  readonly original: Article;
  /** The user's answer, which is optional. Null until answered. */
  readonly answer: boolean | null;
  readonly onResponse: (matches: boolean) => void;
}

/**
 * Asks whether a translation now matches its original. Shown before the user publishes a translation that is behind its
 * original.
 */
export function MatchQuestion({ article, original, answer: response, onResponse }: MatchQuestionProps) {
  const t = useT();
  const found = useTranslationState(article, original);
  if (!found?.isBehind) return null;
  return (
    <Radio.Group
      label={t(m.translations_match_question)}
      description={t(m.translations_match_text)}
      value={response === null ? '' : String(response)}
      onChange={(value) => onResponse(value === 'true')}
    >
      <Group mt="xs" gap="md">
        <Radio value="true" label={t(m.translations_match_yes)} />
        <Radio value="false" label={t(m.translations_match_no)} />
      </Group>
    </Radio.Group>
  );
}
