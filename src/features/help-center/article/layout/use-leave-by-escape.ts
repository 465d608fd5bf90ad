import { useHotkeys } from '@mantine/hooks';
import { isCovered } from '~/ui/overlay/covering';

/** Something else had a use of the key: the editor, or what lies over the page. */
function isTaken(event: KeyboardEvent): boolean {
  const { defaultPrevented, isComposing, target } = event;
  if (defaultPrevented || isComposing || isCovered(event)) return true;
  return !(
    target instanceof Element &&
    target.isConnected &&
    (target === document.body || target.closest('main'))
  );
}

/** Escape leaves what is on for the usual view of the page, not the page. */
export function useLeaveByEscape(isOn: boolean, leave: () => void): void {
  const onEscape = (event: KeyboardEvent) => {
    if (!isOn || isTaken(event)) return;
    event.preventDefault();
    leave();
  };
  useHotkeys([['Escape', onEscape, { preventDefault: false }]], [], true);
}
