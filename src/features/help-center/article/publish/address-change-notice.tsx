import { Alert, List } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { TextWithArrows } from '~/ui/text/text-with-arrows';
import { getLocaleTitle } from '../../locale-name';
import type { AddressChange } from './public-address';

/** Shows how the platform changed the article's address or language since the page was opened. */
export function AddressChangeNotice({ changes }: { readonly changes: readonly AddressChange[] }) {
  const t = useT();
  const language = useFormatLocale();
  if (changes.length === 0) return null;
  const labels = {
    slug: t(m.help_center_slug),
    public_url: t(m.help_center_public_address),
    locale: t(m.common_language),
  };
  const shown = ({ field }: AddressChange, value: string) =>
    field === 'locale' ? getLocaleTitle(value, language) : value;
  return (
    <Alert color="yellow" title={t(m.help_center_url_changed_title)}>
      <List size="sm">
        {changes.map((change) => (
          <List.Item key={change.field} className="raw-text">
            <TextWithArrows
              text={`${labels[change.field]}: ${shown(change, change.before)} → ${shown(change, change.after)}`}
            />
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
