// Runs IBM's accessibility checker on stored pages, shown with the styles of the build and without scripts.
import { startSandboxServer } from '~/sandbox/server';
import { readCheckerFindings } from './read-findings';
import type { ToolFinding } from './tool-finding';
import { withBrowser } from './with-browser';

/** Checks pages, given by name and HTML. `engine` is the script of the checker. */
export async function checkAccessibility(
  engine: string,
  pages: Readonly<Record<string, string>>,
): Promise<ToolFinding[]> {
  const server = await startSandboxServer({ dist: 'dist' });
  const findings: ToolFinding[] = [];
  try {
    await withBrowser(async (browser) => {
      // Disables animations, because elements that are fading in have too little contrast.
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      });
      for (const [name, html] of Object.entries(pages)) {
        const url = `${server.url}/stored/${name}`;
        const body = html
          .replace(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
          .replace(/(?<=href=")http:\/\/127\.0\.0\.1:\d+/g, server.url);
        await page.route(url, (route) => route.fulfill({ body, contentType: 'text/html' }));
        await page.goto(url);
        await page.evaluate(engine);
        const results = await page.evaluate(
          "new ace.Checker().check(document, ['IBM_Accessibility']).then(({ results }) => results)",
        );
        findings.push(...readCheckerFindings(results, name));
      }
    });
  } finally {
    await server.close();
  }
  return findings;
}
