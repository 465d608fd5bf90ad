import { useEffect, useEffectEvent, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BusyButton } from '~/ui/form/busy-button';

interface LoadMoreProps {
  readonly isLoading: boolean;
  readonly onLoad: () => void;
}

/** Goes on by a click, and by itself when reading comes near the end. */
export function LoadMore({ isLoading, onLoad }: LoadMoreProps) {
  const t = useT();
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
    <BusyButton ref={button} variant="default" loading={isLoading} onClick={onLoad}>
      {t(m.conversations_load_more)}
    </BusyButton>
  );
}
