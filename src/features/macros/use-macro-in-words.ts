import { actionsSentence } from '~/domain/action-sentence';
import { useTargetNames } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import type { Description } from '~/records/form/use-record-form';
import { visibilityWord } from './macro-labels';
import type { MacroValues } from './macro-values';

/** The fields of these versions of a macro in words. */
export function useMacroInWords(
  versions: readonly Pick<MacroValues, 'actions'>[],
): (values: MacroValues) => Description<MacroValues> {
  const t = useT();
  const language = useFormatLocale();
  const names = useTargetNames(versions.flatMap(({ actions }) => actions));
  return ({ name, visibility, actions }) => [
    ['name', t(m.common_name), name],
    ['visibility', t(m.macros_visibility), visibilityWord(t, visibility)],
    ['actions', t(m.common_actions), actionsSentence(t, language, actions, names)],
  ];
}
