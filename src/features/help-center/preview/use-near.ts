import { type RefObject, useEffect, useRef, useState } from 'react';
import { scrollingAround } from './scrolling-around';

/** How far outside what is seen something is drawn already. */
const AHEAD = '2000px';

interface Near {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isNear: boolean;
  /** What it was high while it was drawn is what it takes when it isn't; null until it was drawn. */
  readonly height: number | null;
}

/** Whether a part of something long is near what is seen of it: the rest isn't drawn. */
export function useNear(isAtOnce: boolean): Near {
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
      { root: scrollingAround(element), rootMargin: `${AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear, height };
}
