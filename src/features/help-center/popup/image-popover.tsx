import type { EditorView } from '@codemirror/view';
import { Button, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { heldArticles } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ReadingStatus } from '~/records/list/reading-status';
import { useScope } from '~/session/scope-context';
import { editorSurroundings } from '../editor/editor-texts';
import { isWhole, usePortalTexts } from '../use-portal-texts';
import { imageInsertion } from './image';
import { imagesIn, MOST_IMAGES, offeredImages } from './images-in';
import { closePopup, type FieldsPopup } from './popup';
import classes from './popup.module.css';
import { PopupFields } from './popup-fields';

interface ImagePopoverProps {
  readonly view: EditorView;
  readonly popup: FieldsPopup;
  readonly portalSlug: string;
  readonly onPickImages: () => void;
}

/**
 * An image from this device, or one that stands in an article of this portal: of those that were opened or read before, and of
 * all as soon as that is asked for.
 */
export function ImagePopover({ view, popup, portalSlug, onPickImages }: ImagePopoverProps) {
  const t = useT();
  const client = useQueryClient();
  const scope = useScope();
  const { texts, state, read, stop } = usePortalTexts(portalSlug);
  const images = useMemo(() => {
    const opened = heldArticles(client, scope, portalSlug).flatMap(({ content }) => imagesIn(content ?? ''));
    const others = [...(texts?.read.values() ?? [])].flatMap(({ facts }) => facts?.images ?? []);
    return offeredImages([...opened, ...others], view.state.facet(editorSurroundings).imageHosts);
  }, [client, scope, portalSlug, texts, view]);
  const isAll = texts !== undefined && isWhole(texts);
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
          {t(images.length > 0 ? m.editor_image_reuse : m.editor_image_none)}
          {images.length === 0 && isAll && ` ${t(m.editor_image_none_at_all)}`}
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
        {images.length === MOST_IMAGES && (
          <Text size="xs" c="dimmed">
            {t(m.editor_first_shown, { count: MOST_IMAGES })}
          </Text>
        )}
        <ReadingStatus state={state} onStop={stop} />
        {!isAll && state.step !== 'reading' && (
          <Button size="xs" variant="subtle" onClick={() => void read()}>
            {t(m.editor_image_find)}
          </Button>
        )}
      </Stack>
    </PopupFields>
  );
}
