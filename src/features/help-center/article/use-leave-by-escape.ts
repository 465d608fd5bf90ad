import { useHotkeys } from '@mantine/hooks';

/** Something else had a use of the key: the editor, or what lies over the page. */
const isTaken = ({ defaultPrevented, isComposing, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  isComposing ||
  !(target instanceof Element && target.isConnected && (target === document.body || target.closest('main')));

/** Escape leaves what is on for the usual view of the page, not the page. */
export function useLeaveByEscape(isOn: boolean, leave: () => void): void {
  const onEscape = (event: KeyboardEvent) => {
    if (!isOn || isTaken(event)) return;
    event.preventDefault();
    leave();
  };
  useHotkeys([['Escape', onEscape, { preventDefault: false }]], [], true);
}
