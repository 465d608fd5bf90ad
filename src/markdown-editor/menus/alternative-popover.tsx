import { Button } from '@mantine/core';
import { IconTextCaption } from '@tabler/icons-react';
import type { EditorView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { AttributePopover } from './attribute-popover';
import { addCaption, canAddCaption } from './image-edits';
import type { FieldsPopup } from './popup-state';

interface AlternativePopoverProps {
  readonly view: EditorView;
  readonly popup: FieldsPopup;
}

/** Describes an image for people who don't see it, and starts a caption. */
export function AlternativePopover({ view, popup }: AlternativePopoverProps) {
  const t = useT();
  return (
    <AttributePopover
      {...{ view, popup }}
      attribute="alt"
      title={t(m.editor_alt_text)}
      label={t(m.help_center_image_alternative)}
      apply={(tr, alt) => tr.setNodeAttribute(popup.from, 'alt', alt)}
    >
      {canAddCaption(view.state.doc, popup.from) && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          me="auto"
          leftSection={<IconTextCaption size={16} />}
          onClick={() => {
            view.dispatch(addCaption(view.state, popup.from));
            view.focus();
          }}
        >
          {t(m.editor_caption_add)}
        </Button>
      )}
    </AttributePopover>
  );
}
