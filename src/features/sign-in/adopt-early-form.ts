/**
 * Takes over from the form that the page's HTML carried: what was typed there before the console came alive, where the
 * cursor stood, and whether it was to be sent already (`/early.js` notes it). The early form is gone afterwards; without one,
 * nothing happens. Answers whether a field of the new form has the focus now.
 */
export function adoptEarlyForm(form: HTMLFormElement | null): boolean {
  const early = document.getElementById('early');
  if (!early || !form) return false;
  const active = document.activeElement;
  for (const typed of early.querySelectorAll('input')) {
    const own = form.querySelector<HTMLInputElement>(`input[name="${typed.name}"]`);
    if (!own || own.readOnly) continue;
    if (typed.value) own.value = typed.value;
    if (typed === active) own.focus();
  }
  early.remove();
  // Once the form is mounted: its handler sets state.
  if (early.dataset.sent) queueMicrotask(() => form.requestSubmit());
  return form.contains(document.activeElement);
}
