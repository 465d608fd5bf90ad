import type { EditorView } from '@codemirror/view';
import { Button, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { heldArticles } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { editorSurroundings } from '../editor/editor-texts';
import { imageInsertion } from './image';
import { imagesIn } from './images-in';
import { closePopup, type FieldsPopup } from './popup';
import classes from './popup.module.css';
import { PopupFields } from './popup-fields';

interface ImagePopoverProps {
  readonly view: EditorView;
  readonly popup: FieldsPopup;
  readonly portalSlug: string;
  readonly onPickImages: () => void;
}

/** An image from this device, or one that stands in an article of this portal that was opened before. */
export function ImagePopover({ view, popup, portalSlug, onPickImages }: ImagePopoverProps) {
  const t = useT();
  const client = useQueryClient();
  const scope = useScope();
  const [images] = useState(() =>
    imagesIn(
      heldArticles(client, scope, portalSlug).map(({ content }) => content ?? ''),
      view.state.facet(editorSurroundings).imageHosts,
    ),
  );
  const upload = () => {
    view.dispatch({ selection: { anchor: popup.from, head: popup.to } });
    closePopup(view);
    onPickImages();
  };
  return (
    <PopupFields view={view} popup={popup} label={t(m.editor_image)} onSubmit={upload}>
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
        <Text size="xs" c="dimmed">
          {images.length === 0 ? t(m.editor_image_none) : t(m.editor_image_reuse)}
        </Text>
        {images.length > 0 && (
          <div className={classes.images}>
            {images.map((image) => (
              <UnstyledButton
                key={image.address}
                className={classes.image}
                aria-label={image.alternative || image.name}
                title={image.alternative || image.name}
                onClick={() => {
                  view.dispatch(imageInsertion(view.state, popup, image));
                  view.focus();
                }}
              >
                <img src={image.address} alt="" loading="lazy" referrerPolicy="no-referrer" />
              </UnstyledButton>
            ))}
          </div>
        )}
      </Stack>
    </PopupFields>
  );
}
