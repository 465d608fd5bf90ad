import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { CommandPalette } from '../frame/lazy-frame';
import classes from './command-palette.module.css';

const KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/**
 * Collects the text that is typed while `isOn` is true, which is before the palette's field is rendered. Returns this
 * text.
 */
function useTypedAhead(isOn: boolean): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!isOn) return;
    setTyped('');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key.length > 1 && event.key !== 'Backspace') return;
      event.preventDefault();
      event.stopPropagation();
      setTyped((text) => (event.key === 'Backspace' ? text.slice(0, -1) : text + event.key));
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOn]);
  return typed;
}

/**
 * Returns the palette and a function that opens it. Must be called in a component above the routes, so that navigation
 * doesn't close the palette.
 */
export function useCommandPalette() {
  const [asked, setAsked] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const typed = useTypedAhead(isLoading);
  const open = async () => {
    setLoading(true);
    await CommandPalette.preload();
    setLoading(false);
    setAsked((times) => times + 1);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    // Ignores the shortcut in the editor, where it has another meaning.
    if (target instanceof HTMLElement && target.isContentEditable) return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const palette = asked > 0 && (
    <LazyPartBoundary asked={asked}>
      <CommandPalette asked={asked} typed={typed} />
    </LazyPartBoundary>
  );
  return { open, palette };
}

export function PaletteButton({ onOpen }: { readonly onOpen: () => Promise<void> }) {
  const t = useT();
  return (
    <UnstyledButton
      {...createPreloadHandlers(CommandPalette)}
      className={classes.search}
      aria-label={t(m.frame_palette)}
      onClick={() => void onOpen()}
    >
      <IconSearch size={16} aria-hidden />
      <span>{t(m.frame_palette)}</span>
      <kbd>{KEYS}</kbd>
    </UnstyledButton>
  );
}
