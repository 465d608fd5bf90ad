import type { T } from '~/i18n/use-t';
import type { EditorServices } from '../menus/services';

export interface ViewServices extends Pick<EditorServices, 'imageHosts' | 'explainImage'> {
  /** The language of the labels. */
  readonly t: T;
}
