import { type RefObject, useEffect, useRef, useState } from 'react';
import { findScrollContainer } from './find-scroll-container';

/** The distance from the viewport at which an element is rendered. */
const AHEAD = '2000px';

interface Near {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isNear: boolean;
  /** The last rendered height in pixels, which a placeholder keeps. Null until the element has been rendered. */
  readonly height: number | null;
}

/** Tracks whether an element is near the viewport, so that elements outside of it need not be rendered. */
export function useIsNearViewport(isAtOnce: boolean): Near {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isAtOnce);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0)
          setHeight(entry.boundingClientRect.height);
        setNear(entry.isIntersecting);
      },
      { root: findScrollContainer(element), rootMargin: `${AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear, height };
}
