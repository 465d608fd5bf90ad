// Measures a conversation of 5,000 messages after scrolling to its end: the size of the page and the duration of a full
// layout.
import { LONG_CONVERSATION_NUMBER, MESSAGE_COUNT } from './large-demo';
import { signInAt } from './people';
import type { MeasurementRow } from './rows';
import type { BenchEnvironment } from './stage';

const RELAYOUT = `(() => {
  const began = performance.now();
  document.documentElement.style.width = '99%';
  document.documentElement.getBoundingClientRect();
  const took = performance.now() - began;
  document.documentElement.style.width = '';
  document.documentElement.getBoundingClientRect();
  return took;
})()`;

export const measureLongConversation = (stage: BenchEnvironment): Promise<MeasurementRow[]> =>
  stage.visit(stage.console, {}, async (visit) => {
    const { page, quiet } = visit;
    await signInAt(visit, `/acme/conversations/${LONG_CONVERSATION_NUMBER}`);
    const getPositionText = (number: number) =>
      page.locator('main').getByText(`${number} of ${MESSAGE_COUNT}.`).first();
    await getPositionText(1).waitFor({ state: 'attached' });
    await page.mouse.move(640, 600);
    while (!(await getPositionText(MESSAGE_COUNT).count())) {
      await page.mouse.wheel(0, 1_000_000);
      await page.evaluate('bench.painted()');
    }
    await quiet();
    const nodes = await page.evaluate<number>('document.querySelectorAll("*").length');
    const layouts: number[] = [];
    for (let round = 0; round < stage.rounds; round += 1) layouts.push(await page.evaluate<number>(RELAYOUT));
    return [
      {
        work: '5,000 messages walked, elements',
        unit: '',
        floor: [],
        console: [nodes],
        goal: { most: 3000 },
      },
      { work: '5,000 messages walked, layout', unit: 'ms', floor: [], console: layouts, goal: { most: 16 } },
    ];
  });
