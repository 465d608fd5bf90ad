import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { SaveNotice, type SaveNoticeProps } from '~/records/form/save-notice';
import { FieldValueList } from '~/ui/page/field-value-list';
import { formatLocaleNames } from '../locale-name';

/**
 * Shows the outcome of adding or removing a language. If the portal's languages differ from the expected ones, lists
 * them.
 */
export function LanguageSaveNotice(props: Pick<SaveNoticeProps<Portal>, 'state' | 'onCheckNow'>) {
  const t = useT();
  const language = useFormatLocale();
  return (
    <SaveNotice
      {...props}
      purpose="save"
      differing={({ allowed_locales }) => (
        <FieldValueList
          facts={[[t(m.help_center_languages), formatLocaleNames(allowed_locales, language)]]}
        />
      )}
    />
  );
}
