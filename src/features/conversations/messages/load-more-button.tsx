import { useEffect, useEffectEvent, useRef } from 'react';
import { BusyButton } from '~/ui/form/busy-button';

interface LoadMoreButtonProps {
  readonly label: string;
  readonly isLoading: boolean;
  readonly onLoad: () => void;
}

/** A button that loads the next page when it is clicked or comes near the viewport. */
export function LoadMoreButton({ label, isLoading, onLoad }: LoadMoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const load = useEffectEvent(onLoad);
  useEffect(() => {
    const element = button.current;
    if (!element || isLoading) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <BusyButton ref={button} variant="default" size="xs" loading={isLoading} onClick={onLoad}>
      {label}
    </BusyButton>
  );
}
