// The build puts it into the page itself. Runs before the first paint: the language and the colour scheme that this browser
// remembers. The page's style sheet shows the sign-in form of that language. The keys are those of `src/i18n/locale.ts` and of Mantine's colour scheme.
(() => {
  // Asked for as early as can be. Who takes it up (`src/app/boot/load-configuration.ts`) tells of a failure, too.
  globalThis.configurationAnswer = fetch('/config.json', { cache: 'no-store', credentials: 'same-origin' });
  globalThis.configurationAnswer.catch(() => {});

  const root = document.documentElement;
  const spoken = ['en', 'es', 'pt-BR'];
  const language = (tag) => tag.toLowerCase().split('-')[0];
  const remembered = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const chosen = remembered('console-locale');
  const negotiated = () => {
    for (const tag of navigator.languages) {
      const match = spoken.find((locale) => language(locale) === language(tag));
      if (match) return match;
    }
    return 'en';
  };
  root.lang = spoken.includes(chosen) ? chosen : negotiated();

  const scheme = remembered('mantine-color-scheme-value');
  const dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';

  // Who is done before the console is alive need not press twice: the form that takes over sends at once. A press counts from
  // where it begins, since it may end on the form that has taken over, and no click comes of that.
  const note = ({ type, key, target }) => {
    const early = target.closest?.('#early');
    if (!early) return;
    if (type === 'keydown' ? key === 'Enter' && target.matches('input') : target.closest('[data-send]'))
      early.dataset.sent = 'true';
    else if (type === 'input' || type === 'pointerup') delete early.dataset.sent;
  };
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'input']) addEventListener(type, note);
})();
