import type { EditorView } from '@codemirror/view';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ArticleOptions } from './article-options';
import { isAddress, isRemovable, type LinkValues, linkAt, linkChange, linkValues, withoutLink } from './link';
import type { FieldsPopup } from './popup';
import { PopupFields } from './popup-fields';
import { useArticleOptions } from './use-article-options';

interface LinkPopoverProps {
  readonly view: EditorView;
  readonly popup: FieldsPopup;
  readonly portalSlug: string;
  /** The language of the text: articles in it come first. */
  readonly locale: string;
}

/** A link's text and address. What is typed for the address also finds this portal's articles by their title. */
export function LinkPopover({ view, popup, portalSlug, locale }: LinkPopoverProps) {
  const t = useT();
  const place = linkAt(view.state, popup);
  const [before] = useState(() => (place ? linkValues(view.state, place) : { text: '', address: '' }));
  const [values, setValues] = useState(before);
  const [isRefused, setRefused] = useState(false);
  const wanted = values.address === before.address && before.address !== '' ? null : values.address;
  const options = useArticleOptions(portalSlug, locale, wanted === null || isAddress(wanted) ? null : wanted);
  if (!place) return null;

  const apply = (next: LinkValues) => {
    view.dispatch(linkChange(view.state, place, next));
    view.focus();
  };
  const take = ({ title, public_url }: { title: string; public_url: string }) =>
    apply({ text: values.text || title, address: public_url });
  const onSubmit = () => {
    if (options.active) take(options.active);
    else if (values.address.trim() === '') return;
    else if (values.address === before.address || isAddress(values.address)) apply(values);
    else setRefused(true);
  };
  return (
    <PopupFields view={view} popup={popup} label={t(m.editor_link)} onSubmit={onSubmit}>
      <Stack gap="xs">
        <TextInput
          size="xs"
          dir="auto"
          label={t(m.common_text)}
          value={values.text}
          onChange={(event) => setValues({ ...values, text: event.currentTarget.value })}
        />
        <TextInput
          size="xs"
          dir="auto"
          data-autofocus
          label={t(m.editor_link_address)}
          value={values.address}
          error={isRefused && t(m.editor_link_no_address)}
          onChange={(event) => {
            setRefused(false);
            setValues({ ...values, address: event.currentTarget.value });
          }}
          {...options.field}
        />
        <ArticleOptions options={options} onTake={take} />
        <Group gap="xs" justify="flex-end">
          {isRemovable(view.state, place) && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              me="auto"
              onClick={() => {
                view.dispatch(withoutLink(view.state, place));
                view.focus();
              }}
            >
              {t(m.editor_link_remove)}
            </Button>
          )}
          <Button type="submit" size="compact-sm" disabled={values.address.trim() === '' && !options.active}>
            {t(place.kind === 'new' ? m.editor_link_insert : m.editor_apply)}
          </Button>
        </Group>
      </Stack>
    </PopupFields>
  );
}
