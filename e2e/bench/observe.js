// In every measured page from its start: when something was painted, how far the page shifted, how long its tasks took.
(() => {
  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => {
    for (const run of waiting.splice(0)) run(performance.now());
  };
  /** The first moment after the frame that holds what is there now. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        waiting.push(resolve);
        port2.postMessage(null);
      });
    });

  globalThis.bench = {
    /** When somebody last clicked, by the page's clock. */
    clicked: 0,
    shift: 0,
    longTasks: [],
    /** From each key to the first moment after its frame. */
    keys: [],
    /** When there are so many of them. */
    async whenKeys(count) {
      while (bench.keys.length < count) await painted();
    },
    painted,
    firstPaint: new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        if (paint) resolve(paint.startTime);
      }).observe({ type: 'paint', buffered: true });
    }),
    /** When the page first held an element that `selector` finds, with `text` in it. */
    whenThere: (selector, text = '') =>
      new Promise((resolve) => {
        const isThere = () => document.querySelector(selector)?.textContent.includes(text);
        const look = (_, observer) => {
          if (!isThere()) return;
          observer.disconnect();
          resolve(performance.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look([], observer);
      }),
    /** When it was painted. */
    whenPainted: (selector, text) => bench.whenThere(selector, text).then(painted),
  };
  bench.formAlive = bench.whenPainted('form [type="submit"]');

  addEventListener('click', ({ timeStamp }) => Object.assign(bench, { clicked: timeStamp }), true);
  addEventListener(
    'keydown',
    ({ timeStamp }) => painted().then((at) => bench.keys.push(at - timeStamp)),
    true,
  );
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) bench.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
})();
