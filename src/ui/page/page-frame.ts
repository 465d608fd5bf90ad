// Parts of a page's head that the surrounding frame draws. Outside a workspace there are none.
import { type ComponentType, createContext, type ReactNode } from 'react';

export interface PageFrameParts {
  /** Draws the way up: the given link, the section that the page lies in, or on a phone the button of the navigation. */
  readonly Start: ComponentType<{ readonly parent?: ReactNode }>;
  /** Draws the buttons that a phone has no navigation for. */
  readonly End: ComponentType;
  /** Draws the first items of a record's menu on a phone, whose head has no space for them. */
  readonly MenuItems: ComponentType;
}

export const PageFrame = createContext<PageFrameParts | null>(null);
