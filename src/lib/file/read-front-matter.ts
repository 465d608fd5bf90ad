// Reads the front matter of Markdown files: YAML between `---` lines or TOML between `+++` lines. Reads invalid YAML
// field by field, because many programs write titles that contain an unquoted colon.
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type ArticleFile, splitArticleFile } from './front-matter';

export interface ParsedFrontMatter extends ArticleFile {
  readonly kind: 'yaml' | 'toml' | null;
  /** The number of lines that can't be read. They belong to neither the fields nor the text. */
  readonly unread: number;
}

/** Schema of the fields. A field with a list or a map as its value becomes an empty string. */
const facts = z.record(z.string(), z.catch(z.string(), ''));

const TOML = /^\uFEFF?\+\+\+[ \t]*\r?\n([\s\S]*?)\r?\n\+\+\+[ \t]*(?:\r?\n|$)(?:\r?\n)?/;
const FIELD = /^([\w-]+):(?:[ \t]+(.*))?$/;
const TOML_FIELD = /^\s*(?:([\w-]+)|"([\w -]+)")\s*=\s*([\s\S]*)$/;

/** Splits a file into its fields and its text. Without front matter, the whole file is the text. */
export function readFrontMatter(file: string): ParsedFrontMatter {
  const [tomlHead = '', tomlLines = ''] = TOML.exec(file) ?? [];
  const toml = tomlHead === '' ? null : readToml(tomlLines.split(/\r?\n/));
  if (toml) return { ...toml, kind: 'toml', text: file.slice(tomlHead.length) };
  const { lines, text } = splitArticleFile(file);
  const yaml = facts.safeParse(parseYaml(lines));
  if (yaml.success) return { facts: yaml.data, text, kind: 'yaml', unread: 0 };
  const read = readYamlLines(lines.split(/\r?\n/));
  return read ? { ...read, text, kind: 'yaml' } : { facts: {}, text: file, kind: null, unread: 0 };
}

function parseYaml(text: string): unknown {
  try {
    return parse(text, { schema: 'failsafe', uniqueKeys: false, logLevel: 'error' });
  } catch {
    return undefined;
  }
}

type ReadLines = Pick<ParsedFrontMatter, 'facts' | 'unread'>;

/**
 * Reads invalid YAML field by field. Returns null if the lines don't start with a field or if most unindented lines
 * aren't fields. Such lines are ordinary text between two horizontal rules.
 */
function readYamlLines(lines: readonly string[]): ReadLines | null {
  if (!FIELD.test(lines[0] ?? '')) return null;
  const entries: string[][] = [];
  let unread = 0;
  for (const line of lines) {
    if (FIELD.test(line)) entries.push([line]);
    else if (/^(?:\s|- |#|$)/.test(line)) entries.at(-1)?.push(line);
    else unread += 1;
  }
  if (unread > entries.length) return null;
  const fields: Record<string, string> = {};
  for (const entry of entries) {
    const [, name = '', value = ''] = FIELD.exec(entry[0] ?? '') ?? [];
    const read = facts.safeParse(parseYaml(entry.join('\n')));
    // A field that isn't valid YAML gets the rest of its first line as its value.
    fields[name] = read.success ? (read.data[name] ?? '') : value.trim();
    if (!read.success) unread += entry.slice(1).filter((line) => /^\s+[^\s#]/.test(line)).length;
  }
  return { facts: fields, unread };
}

const BLANK = /^\s*(?:#|$)/;
const TABLE = /^\s*\[/;

/** Returns the closing delimiter of a value that continues on the next line. Null if the value ends on this line. */
function findOpenEnd(line: string): string | null {
  const [, opening = '', rest = ''] = /=\s*("""|'''|\[|\{)(.*)$/.exec(line) ?? [];
  const end = opening === '[' ? ']' : opening === '{' ? '}' : opening;
  return end === '' || rest.includes(end) ? null : end;
}

/**
 * Joins the lines of each top-level field. Stops at the first table, because articles don't use the fields of tables.
 */
function listTomlEntries(lines: readonly string[]): string[] {
  const entries: string[] = [];
  let end: string | null = null;
  for (const line of lines) {
    if (end !== null) {
      entries.push(`${entries.pop() ?? ''}\n${line}`);
      if (line.includes(end)) end = null;
    } else if (TABLE.test(line)) break;
    else if (!BLANK.test(line)) {
      entries.push(line);
      end = findOpenEnd(line);
    }
  }
  return entries;
}

/** Reads the top-level fields of TOML. Returns null if the text isn't TOML. */
function readToml(lines: readonly string[]): ReadLines | null {
  const first = lines.find((line) => !BLANK.test(line)) ?? '';
  if (!TOML_FIELD.test(first) && !TABLE.test(first)) return null;
  const fields: Record<string, string> = {};
  let unread = 0;
  for (const entry of listTomlEntries(lines)) {
    const [, bare, quoted, value = ''] = TOML_FIELD.exec(entry) ?? [];
    const name = bare ?? quoted;
    if (name === undefined) unread += 1;
    else fields[name] = readTomlValue(value);
  }
  return { facts: fields, unread };
}

/** Returns a value as text. Returns an empty string for a list or a table. */
function readTomlValue(value: string): string {
  const [, , long] = /^("""|''')([\s\S]*?)\1/.exec(value) ?? [];
  if (long !== undefined) return long.trim();
  if (/^[[{]/.test(value)) return '';
  const [, literal] = /^'([^']*)'/.exec(value) ?? [];
  if (literal !== undefined) return literal;
  const [string] = /^"(?:[^"\\]|\\.)*"/.exec(value) ?? [];
  if (string === undefined) return value.replace(/\s+#.*$/, '');
  try {
    return z.string().parse(JSON.parse(string));
  } catch {
    return string.slice(1, -1);
  }
}
