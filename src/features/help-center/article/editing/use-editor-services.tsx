import { useImageHosts } from '~/domain/image-hosts';
import { useT } from '~/i18n/use-t';
import type { EditorServices } from '~/markdown-editor/menus/services';
import { ImageLibrary } from '../../images/image-library';
import { explainUnloadedImage } from '../../images/image-reason';
import { ArticleSearch } from '../../links/article-search';

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
      <ArticleSearch portalSlug={portalSlug} locale={locale} searchText={words}>
        {render}
      </ArticleSearch>
    ),
    showLibrary: (onChoose) => <ImageLibrary portalSlug={portalSlug} onChoose={onChoose} />,
  };
}
