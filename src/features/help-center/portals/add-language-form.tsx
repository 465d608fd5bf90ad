import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { showSavedToast } from '~/records/record-toasts';
import { useSaveRecord } from '~/records/use-record-writing';
import { describeWriteProgress } from '~/records/write-progress';
import { isWritePending } from '~/records/write-state';
import { getPortalLanguageAccess } from '~/resources/portal-record';
import { useScope } from '~/session/scope-context';
import { FormShell } from '~/ui/form/form-shell';
import { LOCALE_CODE_PATTERN } from '../locale-name';
import { LanguageCodeField } from './language-code-field';
import { LanguageSaveNotice } from './language-save-notice';

interface AddLanguageFormProps {
  readonly portal: Portal;
}

export function AddLanguageForm({ portal }: AddLanguageFormProps) {
  const t = useT();
  const form = useForm({ defaultValues: { locale: '' } });
  const locale = useWatch({ control: form.control, name: 'locale' }).trim();
  const scope = useScope();
  const access = getPortalLanguageAccess(useQueryClient(), scope, portal.slug, locale);
  const { state, save, checkNow } = useSaveRecord(
    access,
    { isAllowed: false },
    {
      onSaved: (saved) => {
        form.setValue('locale', '');
        if (saved.differing.length === 0) showSavedToast(t, scope, saved.stored.name, saved);
      },
    },
  );
  const pending = isWritePending(state);
  return (
    <FormShell
      isSecondary
      error={state.step === 'refused' ? state.error : null}
      pending={pending}
      progress={describeWriteProgress(t, state)}
      submitLabel={t(m.help_center_add_language)}
      onSubmit={(event) => void form.handleSubmit(() => save({ isAllowed: true }))(event)}
    >
      <Controller
        control={form.control}
        name="locale"
        rules={{
          validate: (text) => {
            if (!LOCALE_CODE_PATTERN.test(text.trim())) return t(m.help_center_locale_form);
            return !portal.allowed_locales.includes(text.trim()) || t(m.help_center_language_exists);
          },
        }}
        render={({ field, fieldState }) => (
          <LanguageCodeField
            {...field}
            readOnly={pending || state.step === 'unknown'}
            aria-label={t(m.help_center_new_language)}
            placeholder={t(m.help_center_new_language)}
            inputWrapperOrder={['input', 'description', 'error']}
            error={fieldState.error?.message}
          />
        )}
      />
      <LanguageSaveNotice state={state} onCheckNow={() => void checkNow()} />
    </FormShell>
  );
}
