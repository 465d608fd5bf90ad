// Ends a run with one plain line: how many tests passed, failed and were skipped, and why those were.
import type { Reporter, TestCase } from '@playwright/test/reporter';

class ClosingLineReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): void {
    const outcomes = [...this.tests].map((test) => test.outcome());
    const count = (...wanted: string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    for (const test of this.tests) {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
      if (test.outcome() === 'skipped' && reason) console.log(`${test.title}: ${reason}`);
    }
    console.log(
      `\n${count('expected')} passed, ${count('unexpected', 'flaky')} failed, ${count('skipped')} skipped`,
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}

export { ClosingLineReporter as default };
