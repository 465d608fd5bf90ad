// Measures the number of platform calls from signing in until the requested content is shown.
import { fetchAccountResource, signInAt } from './people';
import type { MeasurementRow } from './rows';
import type { BenchEnvironment } from './stage';

/** Counts the calls that the page started before it received the last response for `content`. */
async function callsUntil(stage: BenchEnvironment, path: string, content: string): Promise<number> {
  return stage.visit(stage.console, { slowNetwork: true }, async (visit) => {
    await signInAt(visit, path);
    await visit.page.locator('main h1').waitFor();
    await visit.quiet();
    const calls = await visit.page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const { pathname } = new URL(entry.name);
        const end = (entry as PerformanceResourceTiming).responseEnd;
        return /^\/(?:v1|auth)\//.test(pathname) ? [{ pathname, start: entry.startTime, end }] : [];
      }),
    );
    const last = calls.findLast(({ pathname }) => pathname.includes(content));
    if (!last) throw new Error(`${content} was never asked for.`);
    return calls.filter(({ start }) => start < last.end).length;
  });
}

export async function measureCalls(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const articles = (await fetchAccountResource(stage, 'portals/acme-help/articles')) as {
    data: { id: number }[];
  };
  const conversation = await callsUntil(stage, '/acme/conversations/1042', '/messages');
  const article = await callsUntil(
    stage,
    `/acme/help-center/acme-help/articles/${articles.data[0]?.id}`,
    '/articles/',
  );
  const row = (work: string, calls: number): MeasurementRow => ({
    work: `platform calls before ${work}, signing in included`,
    unit: '',
    floor: [],
    console: [calls],
    goal: { most: 3 },
  });
  return [row('a conversation', conversation), row('an article', article)];
}
