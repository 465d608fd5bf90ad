import { Button } from '@mantine/core';
import { IconTextCaption } from '@tabler/icons-react';
import type { Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markTypes, nodeTypes, schema } from '../schema/schema';
import { AttributePopover } from './attribute-popover';
import { type FieldsPopup, setPopup } from './popup-state';

interface AlternativeTextPopoverProps {
  readonly view: EditorView;
  readonly popup: FieldsPopup;
}

/** The field for an image's alternative text, with a button that starts a caption. */
export function AlternativeTextPopover({ view, popup }: AlternativeTextPopoverProps) {
  const t = useT();
  return (
    <AttributePopover
      {...{ view, popup }}
      attribute="alt"
      title={t(m.editor_alt_text)}
      label={t(m.help_center_image_alt_text)}
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

/** Reports whether an image can get a caption. Only an image at the end of its paragraph can get one. */
function canAddCaption(doc: Node, position: number): boolean {
  const $after = doc.resolve(position + 1);
  return $after.parent.type === nodeTypes.paragraph && $after.parentOffset === $after.parent.content.size;
}

/** Starts a caption: an italic line below the image, in the same paragraph. Text typed next becomes the caption. */
function addCaption({ doc, tr }: EditorState, position: number): Transaction {
  const after = position + 1;
  const $after = doc.resolve(after);
  if ($after.nodeAfter?.type !== nodeTypes.hard_break) tr.insert(after, nodeTypes.hard_break.create());
  return setPopup(tr, null)
    .setSelection(TextSelection.create(tr.doc, after + 1))
    .setStoredMarks([schema.mark(markTypes.em)])
    .scrollIntoView();
}
