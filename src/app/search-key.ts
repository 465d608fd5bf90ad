/** What somebody types in, or what is open over the page. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** "/" leads to the search of the list that is shown, until `signal` ends it. */
export function answerSearchKey(signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(ELSEWHERE)) return;
    const field = document.querySelector<HTMLInputElement>('main search input');
    if (!field) return;
    event.preventDefault();
    field.select();
  };
  window.addEventListener('keydown', onKeyDown, { signal });
}
