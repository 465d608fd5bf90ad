import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isSendable, type MacroForm } from './macro-form';

/** For buttons that send without the form's own check: a target that wasn't chosen yet would take one away. */
export function Unfinished({ form }: { readonly form: MacroForm }) {
  const t = useT();
  return isSendable(form) ? null : <Text size="sm">{t(m.macros_unfinished)}</Text>;
}
