// The sandbox options as query parameters, so that a link reproduces the same simulated platform in another browser:
// `?sandbox-variant=no-totals&sandbox-fault=teams.list+server_error+times:2&sandbox-latency=500`.
import { type ArmedFault, FAULT_OPTIONS, type Fault, faultRequestSchema } from './fault-registry';
import type { Sandbox } from './sandbox';
import { findVariants } from './sandbox-variants';

export interface SandboxLinkOptions {
  readonly variants: readonly string[];
  readonly faults: readonly Fault[];
  /** The latency of every response, in milliseconds. */
  readonly latency: number;
}

type FaultOption = Exclude<keyof Fault, 'operation' | 'kind'>;

const START = 'sandbox-';
const VARIANT = 'sandbox-variant';
const FAULT = 'sandbox-fault';
const LATENCY = 'sandbox-latency';

const parts = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);
const isChosen = (part: string) => part.startsWith(START);
const asSearch = (all: readonly string[]) => (all.length > 0 ? `?${all.join('&')}` : '');

/**
 * Returns the options of a fault that differ from the defaults, including the option that only this kind of fault has.
 */
export function listFaultOptions(fault: Fault): readonly (readonly [name: FaultOption, value: string])[] {
  const own = FAULT_OPTIONS[fault.kind];
  const names: readonly FaultOption[] = [
    ...(fault.times === 1 ? [] : ['times' as const]),
    ...(fault.delay_ms === undefined ? [] : ['delay_ms' as const]),
    ...(own ? [own] : []),
  ];
  return names.map((name) => [name, String(fault[name])]);
}

const faultText = (fault: Fault): string =>
  [fault.operation, fault.kind, ...listFaultOptions(fault).map(([name, value]) => `${name}:${value}`)].join(
    ' ',
  );

function parseFault(text: string): Fault {
  const [operation, kind, ...options] = text.split(' ');
  const given = options.map((option) => {
    const [name = '', value = ''] = option.split(':');
    return [name, name === 'fields' ? value.split(',') : Number(value)];
  });
  const read = faultRequestSchema.safeParse({ operation, kind, ...Object.fromEntries(given) });
  if (!read.success)
    throw new Error(`${FAULT}=${text}: ${read.error.issues.map(({ message }) => message).join(', ')}`);
  return read.data;
}

/** Sets the sandbox options in a query, replacing existing sandbox options. */
export function setLinkOptions(search: string, { variants, faults, latency }: SandboxLinkOptions): string {
  const chosen = new URLSearchParams([
    ...variants.map((name) => [VARIANT, name]),
    ...faults.map((fault) => [FAULT, faultText(fault)]),
    ...(latency > 0 ? [[LATENCY, String(latency)]] : []),
  ]);
  // Decodes `:` and `,` to keep the link readable. Both characters are valid in a query.
  const legible = chosen.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return asSearch([...parts(removeLinkOptions(search)), ...parts(legible)]);
}

/**
 * Removes the sandbox options from a query. The other parameters stay unchanged byte for byte, because they belong to
 * the router.
 */
export const removeLinkOptions = (search: string): string =>
  asSearch(parts(search).filter((part) => !isChosen(part)));

/**
 * Parses the sandbox options of a query. Returns null if the query has none. Throws if an option is unknown or invalid.
 */
export function parseLinkOptions(search: string): SandboxLinkOptions | null {
  const given = new URLSearchParams(parts(search).filter(isChosen).join('&'));
  if (given.size === 0) return null;
  const unknown = [...given.keys()].find((name) => ![VARIANT, FAULT, LATENCY].includes(name));
  if (unknown !== undefined) throw new Error(`The sandbox knows no "${unknown}".`);
  const latency = given.get(LATENCY) ?? '0';
  if (!/^\d{1,6}$/.test(latency)) throw new Error(`${LATENCY}=${latency} is no number of milliseconds.`);
  return {
    variants: findVariants(given.getAll(VARIANT)).map(({ name }) => name),
    faults: given.getAll(FAULT).map(parseFault),
    latency: Number(latency),
  };
}

/** Returns the current options. The count of each fault is the number of requests that it still applies to. */
export async function getCurrentLinkOptions(sandbox: Sandbox): Promise<SandboxLinkOptions> {
  const asArmed = ({ left, ...fault }: ArmedFault): Fault => ({ ...fault, times: left });
  return {
    variants: await sandbox.variants(),
    faults: sandbox.faults.list().map(asArmed),
    latency: sandbox.latency,
  };
}

/** Applies the given options. The demo data is recreated only if the variants change. */
export async function applyLinkOptions(
  sandbox: Sandbox,
  { variants, faults, latency }: SandboxLinkOptions,
): Promise<void> {
  if (String(await sandbox.variants()) !== String(variants)) await sandbox.vary(variants);
  sandbox.faults.clear();
  for (const fault of faults) sandbox.faults.arm(fault);
  sandbox.setLatency(latency);
}
