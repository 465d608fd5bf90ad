// A Playwright reporter that lists each skipped test with its reason, and then ends the run with one line: the number
// of passed, failed and skipped tests.
import type { Reporter, TestCase } from '@playwright/test/reporter';

/** The properties of a finished test that the reporter needs. */
export type FinishedTest = Pick<TestCase, 'title' | 'annotations' | 'outcome'>;

/** Returns the last lines of a test run. With `skipsFail` a skipped test fails the run. */
export function formatClosingLines(
  tests: readonly FinishedTest[],
  skipsFail: boolean,
): { readonly lines: readonly string[]; readonly failed: boolean } {
  const count = (...wanted: string[]) => tests.filter((test) => wanted.includes(test.outcome())).length;
  const skipped = tests.filter((test) => test.outcome() === 'skipped');
  const names = skipped.map(({ title, annotations }) => {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    return `${title}: ${reason ?? 'skipped'}`;
  });
  const failed = skipsFail && skipped.length > 0;
  return {
    lines: [
      ...names,
      ...(failed ? ['With CI set, a skipped test fails the run.'] : []),
      `\n${count('expected')} passed, ${count('unexpected', 'flaky')} failed, ${skipped.length} skipped`,
    ],
    failed,
  };
}

class ClosingLineReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const { lines, failed } = formatClosingLines(
      [...this.tests],
      ['1', 'true'].includes(process.env.CI ?? ''),
    );
    for (const line of lines) console.log(line);
    return failed ? { status: 'failed' } : undefined;
  }

  printsToStdio(): boolean {
    return true;
  }
}

export { ClosingLineReporter as default };
