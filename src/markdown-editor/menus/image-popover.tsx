import { Button, Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { insertImages } from '../paste/images';
import { PopupForm } from './popup-form';
import { closePopup, type FieldsPopup } from './popup-state';
import type { EditorServices, LibraryImage } from './services';

interface ImagePopoverProps extends Pick<EditorServices, 'pickImages' | 'showLibrary'> {
  readonly view: EditorView;
  readonly popup: FieldsPopup;
}

/** The popup that inserts an image. The user can upload a file, or select an image that an article already uses. */
export function ImagePopover({ view, popup, pickImages, showLibrary }: ImagePopoverProps) {
  const t = useT();
  const close = () => {
    const { tr } = view.state;
    view.dispatch(
      tr.setSelection(TextSelection.between(tr.doc.resolve(popup.from), tr.doc.resolve(popup.to))),
    );
    closePopup(view);
  };
  const upload = () => {
    close();
    pickImages();
  };
  const insert = ({ address, alternative }: LibraryImage) => {
    close();
    insertImages([{ src: address, alt: alternative }])(view.state, view.dispatch);
  };
  return (
    <PopupForm view={view} popup={popup} label={t(m.editor_image)} onSubmit={upload}>
      <Stack gap="xs">
        <Button
          type="submit"
          size="xs"
          variant="default"
          data-autofocus
          leftSection={<IconUpload size={16} />}
        >
          {t(m.editor_image_upload)}
        </Button>
        {showLibrary(insert)}
      </Stack>
    </PopupForm>
  );
}
