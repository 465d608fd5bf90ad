import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import {
  findLink,
  getLinkValues,
  isLinkAddress,
  isLinkRemovable,
  type LinkValues,
  removeLink,
  updateLinkRange,
} from './links';
import { PopupForm } from './popup-form';
import type { FieldsPopup } from './popup-state';
import type { ArticleSearch, EditorServices, LinkedArticle } from './services';

interface LinkPopoverProps {
  readonly view: EditorView;
  readonly popup: FieldsPopup;
  readonly searchArticles: EditorServices['searchArticles'];
}

/**
 * The popup with the text and the address of a link. If the address field contains text that isn't an address, the
 * popup searches for articles by title.
 */
export function LinkPopover({ view, popup, searchArticles }: LinkPopoverProps) {
  const t = useT();
  const link = findLink(view.state.doc, popup);
  const [before] = useState(() => (link ? getLinkValues(view.state.doc, link) : { text: '', address: '' }));
  const [values, setValues] = useState(before);
  const [isRefused, setRefused] = useState(false);
  if (!link) return null;

  const apply = (next: LinkValues) => {
    view.dispatch(updateLinkRange(view.state, link, next));
    view.focus();
  };
  const choose = ({ title, address }: LinkedArticle) => apply({ text: values.text || title, address });
  const submit = ({ active }: ArticleSearch) => {
    if (active) choose(active);
    else if (values.address.trim() === '') return;
    else if (values.address === before.address || isLinkAddress(values.address)) apply(values);
    else setRefused(true);
  };
  const isUnchanged = values.address === before.address && before.address !== '';
  const searchText = isUnchanged || isLinkAddress(values.address) ? null : values.address;
  return searchArticles(searchText, (search) => (
    <PopupForm view={view} popup={popup} label={t(m.editor_link)} onSubmit={() => submit(search)}>
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
          {...search.field}
        />
        {search.showList(choose)}
        <Group gap="xs" justify="flex-end">
          {isLinkRemovable(view.state.doc, link) && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              me="auto"
              onClick={() => {
                view.dispatch(removeLink(view.state, link));
                view.focus();
              }}
            >
              {t(m.editor_link_remove)}
            </Button>
          )}
          <Button type="submit" size="compact-sm" disabled={values.address.trim() === '' && !search.active}>
            {t(link.mark ? m.editor_apply : m.editor_link_insert)}
          </Button>
        </Group>
      </Stack>
    </PopupForm>
  ));
}
