// Actions of the frame that its components can call.
import { createContext, use } from 'react';

export interface FrameActions {
  readonly isNavigationOpen: boolean;
  /** Toggles the navigation on phones, where it covers the page. */
  readonly toggleNavigation: () => void;
  readonly openPalette: () => Promise<void>;
  /**
   * Asks for the password to renew the session. `expiresAt` is the end of the session in milliseconds since the epoch.
   */
  readonly renewSession: (expiresAt: number) => void;
}

export const FrameActionsContext = createContext<FrameActions | null>(null);

export function useFrameActions(): FrameActions {
  const actions = use(FrameActionsContext);
  if (!actions) throw new Error('The frame is missing.');
  return actions;
}
