// Runs in every measured page from its start: records paint times, layout shifts and long tasks.
(() => {
  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => {
    for (const run of waiting.splice(0)) run(performance.now());
  };
  /** Resolves right after the frame that contains the current content was painted. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        waiting.push(resolve);
        port2.postMessage(null);
      });
    });

  globalThis.bench = {
    /** The time of the last click, by the page's clock. */
    clicked: 0,
    shift: 0,
    longTasks: [],
    /** The time of the measured input, and the longest time from one of its events to a frame. */
    input: 0,
    frame: 0,
    /** The time from each keypress to the end of its frame. */
    keys: [],
    /** Resolves once this many keypresses were recorded. */
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
    /** Resolves when the page first contains an element that matches `selector` and includes `text`. */
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
    /** Resolves when `condition` is first true. */
    whenTrue: (condition) =>
      new Promise((resolve) => {
        const look = (_, observer) => {
          if (!condition()) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        // Fields change their value and state without a mutation.
        for (const type of ['input', 'change']) addEventListener(type, () => look([], observer));
        look([], observer);
      }),
    /**
     * Measures the next input: `result` is the time until `condition` is true and painted, `frame` the longest time
     * from an event of the input to the next frame. Resolves `bench.measured`.
     */
    arm(condition) {
      bench.input = 0;
      bench.frame = 0;
      bench.measured = bench
        .whenTrue(condition)
        .then(bench.painted)
        .then(async (at) => {
          const result = at - bench.input;
          // Entries of Event Timing are delivered after their frame.
          await bench.painted();
          // With a timeout, because a page that renders nothing may never be idle.
          await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
          return { result, frame: bench.frame };
        });
    },
    /** Resolves when the element that `whenThere` finds was painted. */
    whenPainted: (selector, text) => bench.whenThere(selector, text).then(painted),
  };
  bench.formAlive = bench.whenPainted('form [type="submit"]');

  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp, key }) => {
        if (bench.input === 0 && !['Control', 'Alt', 'Meta'].includes(key)) bench.input = timeStamp;
      },
      true,
    );
  new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries())
      if (interactionId && startTime >= bench.input) bench.frame = Math.max(bench.frame, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
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
