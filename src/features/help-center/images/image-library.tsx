import { Button, Text, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getCachedArticles } from '~/api/articles';
import { useImageHosts } from '~/domain/image-hosts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { LibraryImage } from '~/markdown-editor/menus/services';
import { LoadStatus } from '~/records/list/load-status';
import { useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { areAllTextsLoaded, usePortalTexts } from '../use-portal-texts';
import { findArticleImages, MAX_LIBRARY_IMAGES, selectImages } from './find-article-images';
import classes from './image-library.module.css';

interface ImageLibraryProps {
  readonly portalSlug: string;
  readonly onChoose: (image: LibraryImage) => void;
}

/**
 * Shows the images of the portal's articles. Initially these are the images of articles that were already opened. Loads
 * all articles on request.
 */
export function ImageLibrary({ portalSlug, onChoose }: ImageLibraryProps) {
  const t = useT();
  const client = useQueryClient();
  const scope = useScope();
  const hosts = useImageHosts();
  const { texts, state, read, stop } = usePortalTexts(portalSlug);
  const images = useMemo(() => {
    const opened = getCachedArticles(client, scope, portalSlug).flatMap(({ content }) =>
      findArticleImages(content ?? ''),
    );
    const others = [...(texts?.read.values() ?? [])].flatMap(({ facts }) => facts?.images ?? []);
    return selectImages([...opened, ...others], hosts);
  }, [client, scope, portalSlug, texts, hosts]);
  const isAll = texts !== undefined && areAllTextsLoaded(texts);
  return (
    <>
      <Text size="xs" c="dimmed">
        {t(images.length > 0 ? m.editor_image_reuse : m.editor_image_none)}
        {images.length === 0 && isAll && ` ${t(m.editor_image_none_in_portal)}`}
      </Text>
      {images.length > 0 && (
        <div className={classes.images}>
          {images.map((image) => (
            <UnstyledButton
              key={image.address}
              className={classes.image}
              aria-label={image.alternative || image.name}
              title={image.alternative || image.name}
              onClick={() => onChoose(image)}
            >
              <img src={image.address} alt="" loading="lazy" referrerPolicy="no-referrer" />
            </UnstyledButton>
          ))}
        </div>
      )}
      {images.length === MAX_LIBRARY_IMAGES && (
        <Text size="xs" c="dimmed">
          {t(m.editor_first_shown, { count: MAX_LIBRARY_IMAGES })}
        </Text>
      )}
      <LoadStatus state={state} onStop={stop} />
      {!isAll && state.step !== 'reading' && (
        <Button ref={moveFocusOnRemoval} size="xs" variant="subtle" onClick={() => void read()}>
          {t(m.editor_image_find)}
        </Button>
      )}
    </>
  );
}
