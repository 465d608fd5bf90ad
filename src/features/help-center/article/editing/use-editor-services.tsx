import { useImageHosts } from '~/domain/image-hosts';
import { useT } from '~/i18n/use-t';
import type { EditorServices } from '~/markdown-editor/menus/services';
import { ImageLibrary } from '../../images/image-library';
import { explainUnloadedImage } from '../../images/image-reason';
import { ArticleSearchProvider } from '../../links/article-search-provider';

/** Provides the services that the editor needs from the portal: article search and images. */
export function useEditorServices(
  portalSlug: string,
  locale: string,
  pickImages: () => void,
): EditorServices {
  const t = useT();
  const imageHosts = useImageHosts();
  return {
    imageHosts,
    explainImage: (source, address) => explainUnloadedImage(t, source, address),
    pickImages,
    searchArticles: (words, render) => (
      <ArticleSearchProvider portalSlug={portalSlug} locale={locale} searchText={words}>
        {render}
      </ArticleSearchProvider>
    ),
    showLibrary: (onChoose) => <ImageLibrary portalSlug={portalSlug} onChoose={onChoose} />,
  };
}
