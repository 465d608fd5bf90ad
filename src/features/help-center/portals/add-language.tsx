import { Alert, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { FormShell } from '~/ui/form-shell';
import { LOCALE_CODE, localeName } from '../locale-name';
import { useLanguageChange } from './use-language-change';

interface AddLanguageProps {
  readonly portal: Portal;
  readonly isOff: boolean;
}

export function AddLanguage({ portal, isOff }: AddLanguageProps) {
  const t = useT();
  const language = useFormatLocale();
  const { state, apply } = useLanguageChange(portal.slug);
  const form = useForm({ defaultValues: { locale: '' } });
  const locale = form.watch('locale').trim();
  const submit = form.handleSubmit(async () => {
    // What was typed since stays.
    if ((await apply({ add: locale })) && form.getValues('locale').trim() === locale)
      form.setValue('locale', '');
  });
  return (
    <FormShell
      error={typeof state === 'object' ? state.error : null}
      pending={state === 'sending'}
      submitLabel={t(m.help_center_add_language)}
      onSubmit={(event) => void submit(event)}
    >
      <TextInput
        {...form.register('locale', {
          validate: (text) => {
            if (!LOCALE_CODE.test(text.trim())) return t(m.help_center_locale_form);
            return !portal.allowed_locales.includes(text.trim()) || t(m.help_center_language_there);
          },
        })}
        disabled={isOff}
        autoComplete="off"
        spellCheck={false}
        label={t(m.help_center_new_language)}
        description={LOCALE_CODE.test(locale) ? localeName(locale, language) : t(m.help_center_locale_form)}
        error={form.formState.errors.locale?.message}
      />
      {state === 'done' && (
        <Alert color="green" role="status">
          {t(m.common_saved)}
        </Alert>
      )}
      {state === 'no-trace' && <Alert color="yellow">{t(m.help_center_no_trace)}</Alert>}
    </FormShell>
  );
}
