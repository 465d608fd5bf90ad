// What the parts of the frame can ask it for.
import { createContext, use } from 'react';

export interface FrameActions {
  readonly isNavigationOpen: boolean;
  /** Opens or closes the navigation on a phone, where it covers the page. */
  readonly toggleNavigation: () => void;
  readonly openPalette: () => Promise<void>;
  /** Asks for the password again. `expiresAt` is the end of the session in milliseconds. */
  readonly renewSession: (expiresAt: number) => void;
}

export const FrameActionsContext = createContext<FrameActions | null>(null);

export function useFrameActions(): FrameActions {
  const actions = use(FrameActionsContext);
  if (!actions) throw new Error('The frame is missing.');
  return actions;
}
