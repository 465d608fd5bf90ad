// Link props for plain elements in list rows and the navigation. The router's link component subscribes to the
// location, which is too expensive for a hundred links in a list.
import {
  type NavigateOptions,
  type RegisteredRouter,
  type ToOptions,
  useRouter,
} from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/**
 * The time that the pointer must stay on a link before the link is preloaded, in milliseconds. The router's own links use
 * the same time. A pointer that only passes over a link must not use up the rate limit.
 */
const RESTS = 50;
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns a function that creates the props of an `a` element. The link navigates on click, leaves modified clicks to
 * the browser, and preloads on hover and focus.
 */
export function usePlainLinkProps() {
  const router = useRouter();
  return <const To extends string>(target: ToOptions<RegisteredRouter, string, To>) => {
    // The cast is safe, because the type of the parameter has already checked the route.
    const place = target as NavigateOptions;
    const preload = () => {
      if (!router.options.defaultPreload || router.state.status === 'pending') return;
      // Ignores preloading errors, because they are reported when the user opens the link.
      router.preloadRoute(place).catch(() => undefined);
    };
    const rest = ({ currentTarget }: MouseEvent) => {
      clearTimeout(resting);
      // Doesn't preload while a navigation is pending. The pointer may be over the link only because an element above
      // the link closed, and the navigation may remove the link.
      if (router.state.status === 'pending') return;
      resting = setTimeout(() => currentTarget.isConnected && preload(), RESTS);
    };
    return {
      href: router.buildLocation(place).publicHref,
      onClick(event: MouseEvent) {
        const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
        if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey || defaultPrevented) return;
        event.preventDefault();
        void router.navigate(place);
      },
      onMouseEnter: rest,
      onMouseLeave: () => clearTimeout(resting),
      onFocus: preload,
      onTouchStart: preload,
    };
  };
}
