// Parts of the page header that the surrounding frame renders. Null outside a workspace.
import { type ComponentType, createContext, type ReactNode } from 'react';

export interface PageFrameParts {
  /** Renders the given link to the parent, a link to the page's section, or the navigation button on phones. */
  readonly Start: ComponentType<{ readonly parent?: ReactNode }>;
  /** Renders the buttons that only phones show, because the navigation is hidden there. */
  readonly End: ComponentType;
  /**
   * Renders additional items at the top of a record's menu on phones, where the page header has no room for buttons.
   */
  readonly MenuItems: ComponentType;
}

export const PageFrameContext = createContext<PageFrameParts | null>(null);
