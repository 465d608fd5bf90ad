import type { EditorView } from '@codemirror/view';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { alternativeAt, alternativeChange, imageAt } from './image';
import type { FieldsPopup } from './popup';
import { PopupFields } from './popup-fields';

interface AlternativePopoverProps {
  readonly view: EditorView;
  readonly popup: FieldsPopup;
}

/** What an image shows, in words, for those who don't see it. */
export function AlternativePopover({ view, popup }: AlternativePopoverProps) {
  const t = useT();
  const place = imageAt(view.state, { from: popup.from, to: popup.to });
  const [alternative, setAlternative] = useState(() => (place ? alternativeAt(view.state, place) : ''));
  if (!place) return null;
  const apply = () => {
    view.dispatch(alternativeChange(view.state, place, alternative));
    view.focus();
  };
  return (
    <PopupFields view={view} popup={popup} label={t(m.editor_alt_text)} onSubmit={apply}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          size="xs"
          dir="auto"
          data-autofocus
          label={t(m.help_center_image_alternative)}
          value={alternative}
          onChange={(event) => setAlternative(event.currentTarget.value)}
        />
        <Button type="submit" size="xs">
          {t(m.editor_apply)}
        </Button>
      </Group>
    </PopupFields>
  );
}
