import {
  type Configuration,
  type ConfigurationProblem,
  configurationSchema,
  findUnknownKeys,
} from '~/api/configuration';
import { findConfigurationProblems } from '~/api/configuration-rules';

/**
 * The reason why the console can't start. `unreadable`: `/config.json` can't be read. `invalid`: some of its keys are
 * invalid. `sandbox`: the embedded platform can't start.
 */
export type BootProblem =
  | { readonly kind: 'unreadable'; readonly why: string }
  | {
      readonly kind: 'invalid';
      readonly keys: readonly ConfigurationProblem[];
    }
  | { readonly kind: 'sandbox'; readonly why: string };

export type LoadedConfiguration =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly problem: BootProblem };

declare global {
  /** The response to the request that `public/early.js` sent before the console was loaded. */
  var configurationAnswer: Promise<Response> | undefined;
}

const unreadable = (why: string): LoadedConfiguration => ({
  ok: false,
  problem: { kind: 'unreadable', why },
});

/** Fetches `/config.json`, unless `public/early.js` already requested it, and validates it. Never throws. */
export async function loadConfiguration(): Promise<LoadedConfiguration> {
  try {
    const response = await (globalThis.configurationAnswer ??
      fetch('/config.json', { cache: 'no-store', credentials: 'same-origin' }));
    if (!response.ok) return unreadable(`HTTP ${response.status}`);
    return await checked(JSON.parse(await response.text()));
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : String(error));
  }
}

async function checked(json: unknown): Promise<LoadedConfiguration> {
  const parsed = configurationSchema.safeParse(json);
  const keys = parsed.success
    ? await findConfigurationProblems(parsed.data)
    : parsed.error.issues.map(({ path, message }) => ({
        key: path.join('.') || '(root)',
        expected: message,
      }));
  if (parsed.success && keys.length === 0)
    return { ok: true, configuration: { ...parsed.data, unknownKeys: findUnknownKeys(json, parsed.data) } };
  return { ok: false, problem: { kind: 'invalid', keys } };
}
