import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PopupForm } from './popup-form';
import { type FieldsPopup, setPopup } from './popup-state';

interface AttributePopoverProps {
  readonly view: EditorView;
  readonly popup: FieldsPopup;
  readonly attribute: 'alt' | 'source';
  /** The accessible name of the popover. */
  readonly title: string;
  readonly label: string;
  /** Applies the entered value. Called only if the trimmed value differs from the current value. */
  readonly apply: (tr: Transaction, value: string) => Transaction;
  /** Content below the field. */
  readonly children?: ReactNode;
}

/** A popover with a single-line field for an attribute of a node. */
export function AttributePopover(props: AttributePopoverProps) {
  const { view, popup, attribute, title, label, apply, children } = props;
  const t = useT();
  const before = String(view.state.doc.nodeAt(popup.from)?.attrs[attribute] ?? '');
  const [value, setValue] = useState(before);
  const submit = () => {
    const { tr } = view.state;
    const next = value.replace(/\s+/g, ' ').trim();
    view.dispatch(setPopup(next === before ? tr : apply(tr, next), null));
    view.focus();
  };
  return (
    <PopupForm view={view} popup={popup} label={title} onSubmit={submit}>
      <Stack gap="xs">
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            size="xs"
            dir="auto"
            data-autofocus
            spellCheck={attribute === 'alt'}
            label={label}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
          <Button type="submit" size="xs">
            {t(m.editor_apply)}
          </Button>
        </Group>
        {children}
      </Stack>
    </PopupForm>
  );
}
