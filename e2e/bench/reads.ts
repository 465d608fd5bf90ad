// Measures the number of concurrent reads while the preview of an import into an account with 10,000 canned responses
// is computed.
import { CannedResponseImportPage } from '../pages/canned-response-import-page';
import { CANNED_RESPONSE_COUNT, LARGE_DEMO_OWNER } from './large-demo';
import { signInAt } from './people';
import type { MeasurementRow } from './rows';
import type { BenchEnvironment } from './stage';

export const measureConcurrentReads = (stage: BenchEnvironment): Promise<MeasurementRow[]> =>
  stage.visit(stage.console, {}, async (visit) => {
    const { page } = visit;
    await signInAt(visit, `/${LARGE_DEMO_OWNER.slug}/canned-responses/import`, LARGE_DEMO_OWNER.email);
    let underWay = 0;
    let most = 0;
    let reads = 0;
    const isRead = (url: string) => /\/canned-responses\?/.test(url);
    page.on('request', (request) => {
      if (!isRead(request.url())) return;
      reads += 1;
      underWay += 1;
      most = Math.max(most, underWay);
    });
    page.on('requestfinished', (request) => {
      if (isRead(request.url())) underWay -= 1;
    });
    const screen = new CannedResponseImportPage(page);
    const began = Date.now();
    await screen.choose(
      'new.csv',
      `short_code,content\nresponse-${CANNED_RESPONSE_COUNT},Changed\nanother,New\n`,
    );
    await screen.start.waitFor();
    const took = Date.now() - began;
    if (reads < CANNED_RESPONSE_COUNT / 100) throw new Error(`Only ${reads} pages were read.`);
    return [
      {
        work: '10,000 canned responses planned, reads at a time',
        unit: '',
        floor: [],
        console: [most],
        goal: { least: 4 },
      },
      { work: '10,000 canned responses planned', unit: 'ms', floor: [], console: [took], goal: null },
    ];
  });
