import { type Configuration, configurationSchema } from '~/api/configuration';
import { configurationProblems } from '~/api/configuration-rules';

/** What keeps the console from starting: the file couldn't be read, or keys of it are not right. */
export type BootProblem =
  | { readonly kind: 'unreadable'; readonly why: string }
  | {
      readonly kind: 'invalid';
      readonly keys: readonly { readonly key: string; readonly expected: string }[];
    }
  | { readonly kind: 'sandbox'; readonly why: string };

export type Loaded =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly problem: BootProblem };

const unreadable = (why: string): Loaded => ({ ok: false, problem: { kind: 'unreadable', why } });

/** Fetches and checks `/config.json`. Never throws. */
export async function loadConfiguration(): Promise<Loaded> {
  let json: unknown;
  try {
    const response = await fetch('/config.json', { cache: 'no-store', credentials: 'same-origin' });
    if (!response.ok) return unreadable(`HTTP ${response.status}`);
    json = JSON.parse(await response.text());
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : String(error));
  }
  const parsed = configurationSchema.safeParse(json);
  const keys = parsed.success
    ? configurationProblems(parsed.data)
    : parsed.error.issues.map(({ path, message }) => ({
        key: path.join('.') || '(root)',
        expected: message,
      }));
  if (parsed.success && keys.length === 0) return { ok: true, configuration: parsed.data };
  return { ok: false, problem: { kind: 'invalid', keys } };
}
