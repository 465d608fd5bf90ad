import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { extendSequence, type FirstKey, getSingleKey } from '~/lib/single-key';
import { useScope } from '~/session/scope-context';
import { isTypingTarget } from '~/ui/form/is-typing-target';
import { recordOverlayEscape } from '~/ui/overlay/covering';
import {
  isKeyHandled,
  performShortcut,
  removeSearchFocus,
  type ShortcutNavigation,
} from './shortcut-navigation';
import { areSingleKeyShortcutsOn } from './single-keys';

/** Handles all single-key shortcuts with one listener. */
export function useSingleKeyShortcuts(): void {
  const router = useRouter();
  const workspace = useScope().slug;
  useEffect(() => {
    let first: FirstKey | null = null;
    const ways: ShortcutNavigation = {
      go: (to) => void router.navigate({ to, params: { workspace } }),
      canGoBack: () => router.history.canGoBack(),
      back: () => router.history.back(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, timeStamp } = event;
      const key = getSingleKey({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        shiftKey: event.shiftKey,
        isComposing: event.isComposing,
        isAltGraph: event.getModifierState('AltGraph'),
      });
      if (key === null || isKeyHandled(event)) return;
      if (isTypingTarget(target)) {
        if (key === 'Escape') removeSearchFocus(target);
        return;
      }
      // Escape isn't a character key, so it works even if single-key shortcuts are turned off.
      if (key !== 'Escape' && !areSingleKeyShortcutsOn.get()) return;
      const pressed = extendSequence(first, key, timeStamp);
      first = pressed.first;
      if (pressed.keys !== null && performShortcut(pressed.keys, ways)) event.preventDefault();
    };
    window.addEventListener('keydown', recordOverlayEscape, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', recordOverlayEscape, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [router, workspace]);
}
