// Asks questions on the terminal. Secrets aren't echoed or stored.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface TerminalPrompter {
  ask(question: string): Promise<string>;
  /** Asks without showing the typed text. */
  askSecret(question: string): Promise<string>;
  close(): void;
}

export function createTerminalPrompter(): TerminalPrompter {
  let isSecret = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isSecret) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  return {
    ask: (question) => lines.question(question),
    async askSecret(question) {
      process.stdout.write(question);
      isSecret = true;
      const answeredText = await lines.question('');
      isSecret = false;
      process.stdout.write('\n');
      return answeredText;
    },
    close: () => lines.close(),
  };
}
