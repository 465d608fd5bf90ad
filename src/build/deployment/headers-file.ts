// Parses a `_headers` file as a static host does. Every block whose path matches adds its headers, and a line `! name`
// removes a header.

export interface HeadersBlock {
  readonly path: string;
  readonly removed: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Parses the file. Throws at a line that is neither a path, a header nor a removal of a header. */
export function readHeadersFile(text: string): HeadersBlock[] {
  const blocks: { path: string; removed: string[]; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const block = blocks.at(-1);
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const [, removed = ''] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    if (/^\/\S*$/.test(line)) blocks.push({ path: line, removed: [], headers: {} });
    else if (block && removed) block.removed.push(removed.toLowerCase());
    else if (block && name) block.headers[name.toLowerCase()] = value;
    else throw new Error(`Not a line of a _headers file: ${line}`);
  }
  return blocks;
}

export function resolveHeaders(
  blocks: readonly HeadersBlock[],
  path: string,
): Readonly<Record<string, string>> {
  let headers: Record<string, string> = {};
  for (const block of blocks) {
    const fits = block.path.endsWith('*') ? path.startsWith(block.path.slice(0, -1)) : path === block.path;
    if (!fits) continue;
    const left = Object.entries(headers).filter(([name]) => !block.removed.includes(name));
    headers = { ...Object.fromEntries(left), ...block.headers };
  }
  return headers;
}
