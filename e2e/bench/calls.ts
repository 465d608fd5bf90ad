// How often the platform is asked, on the way from signing in to what somebody came for.
import { read, signInAt } from './people';
import type { Row } from './rows';
import type { Stage } from './stage';

const HELP_CENTER = 'portals/acme-help/articles';

async function callsUntil(stage: Stage, path: string, whenPainted: string): Promise<number> {
  return stage.visit(stage.console, { slowNetwork: true }, async (visit) => {
    await signInAt(visit, path);
    const painted = await visit.page.evaluate<number>(
      `${whenPainted}.then((at) => performance.timeOrigin + at)`,
    );
    return visit.site.exchanges.filter(
      (exchange) => /^\/(?:v1|auth)\//.test(exchange.path) && exchange.began <= painted,
    ).length;
  });
}

const whenPainted = (selector: string, text: string) =>
  `bench.whenPainted(${JSON.stringify(selector)}, ${JSON.stringify(text)})`;

export async function measureCalls(stage: Stage): Promise<Row[]> {
  const messages = (await read(stage, 'conversations/1042/messages?order=oldest')) as {
    data: { content: string }[];
  };
  const articles = (await read(stage, HELP_CENTER)) as { data: { id: number }[] };
  const id = articles.data[0]?.id;
  const article = (await read(stage, `${HELP_CENTER}/${id}`)) as { content: string };
  // Words without marks, which the editor might hide.
  const [words] = /[A-Za-z ]{8,}[a-z]/.exec(article.content) ?? [];
  if (!words) throw new Error('The first article has no plain words to look for.');
  const conversation = await callsUntil(
    stage,
    '/acme/conversations/1042',
    whenPainted('main', messages.data[0]?.content ?? ''),
  );
  const opened = await callsUntil(
    stage,
    `/acme/help-center/acme-help/articles/${id}`,
    whenPainted('.cm-content', words),
  );
  const row = (work: string, calls: number): Row => ({
    work: `platform calls before ${work}`,
    unit: '',
    floor: [],
    console: [calls],
    goal: { most: 3 },
  });
  return [
    row('a conversation, signing in included', conversation),
    row('an article, signing in included', opened),
  ];
}
