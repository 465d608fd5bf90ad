// A link that stands in a row of a list or in the navigation, as properties of a plain element: the router's own component
// follows the address by itself, a hundred times in a list.
import {
  type NavigateOptions,
  type RegisteredRouter,
  type ToOptions,
  useRouter,
} from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** Milliseconds, as the router's own links wait: a pointer that only passes over reads nothing, since reads cost budget. */
const RESTS = 50;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Answers what makes an `a` lead to a place: with a click here, with keys held where the browser opens it, read ahead on intent. */
export function usePlainLink() {
  const router = useRouter();
  return <const To extends string>(target: ToOptions<RegisteredRouter, string, To>) => {
    // Checked above, against all routes; here any place will do.
    const place = target as NavigateOptions;
    const preload = () => {
      if (!router.options.defaultPreload || router.state.status === 'pending') return;
      // What can't be read now is asked for by whoever goes there, and told then.
      router.preloadRoute(place).catch(() => undefined);
    };
    const rest = ({ currentTarget }: MouseEvent) => {
      clearTimeout(resting);
      // The pointer may come here because something closed over it: what is on its way goes first, and may take this link away.
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
