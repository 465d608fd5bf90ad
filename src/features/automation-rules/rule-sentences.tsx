import { Code, Text } from '@mantine/core';
import { actionsSentence } from '~/domain/action-sentence';
import { chainOf } from '~/domain/condition';
import type { Names } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { ShownPart } from '~/ui/page/shown-part';
import { conditionSentence } from './rule-labels';

interface RuleSentencesProps {
  readonly conditions: readonly unknown[];
  readonly actions: readonly unknown[];
  readonly names: Names;
}

/** When and what, read out. What isn't understood stands there as it came. */
export function RuleSentences({ conditions, actions, names }: RuleSentencesProps) {
  const t = useT();
  const language = useFormatLocale();
  return (
    <>
      <Text component="div" size="sm" className="raw-text">
        <strong>{t(conditions.length === 0 ? m.automation_rules_always : m.automation_rules_if)}</strong>{' '}
        <Chain conditions={conditions} names={names} />
      </Text>
      <Text component="div" size="sm" className="raw-text">
        <strong>{t(m.automation_rules_then)}</strong>{' '}
        <ShownPart items={actions} whole={actions}>
          {(shown) => actionsSentence(t, language, shown, names)}
        </ShownPart>
      </Text>
    </>
  );
}

function Chain({ conditions, names }: Pick<RuleSentencesProps, 'conditions' | 'names'>) {
  const t = useT();
  const words = { and: t(m.automation_rules_and), or: t(m.automation_rules_or) };
  return (
    <ShownPart items={chainOf(conditions)} whole={conditions}>
      {(shown) =>
        shown.map(({ reading, opening, closing, join }, index) => {
          const sentence = conditionSentence(t, reading, names);
          const more = reading.kind === 'known' ? reading.more : null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place in the chain
            <span key={index}>
              {index > 0 && <strong> {join ? words[join] : t(m.automation_rules_not_joined)} </strong>}
              {opening}
              {sentence ?? <Code>{JSON.stringify(conditions[index]) ?? '–'}</Code>}
              {more && (
                <>
                  {' '}
                  <Code>{JSON.stringify(more)}</Code>
                </>
              )}
              {closing}
            </span>
          );
        })
      }
    </ShownPart>
  );
}
