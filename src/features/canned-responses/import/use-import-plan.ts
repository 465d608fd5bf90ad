import { useState } from 'react';
import { type CannedResponse, updateCannedResponse } from '~/api/canned-responses';
import type { Scope } from '~/api/scope';
import { createImportKey, type JournalEntry, readJournalEntries } from '~/drafts/import-journal';
import {
  decodeText,
  findImportRowProblem,
  type ImportedRow,
  type ImportFileProblem,
} from '~/lib/file/decode-text';
import { type ColumnChoice, containsHtml, type SheetSample } from '~/lib/file/sheet-columns';
import { isMissingCodeError } from '~/lib/missing-code';
import { type FullLoadContext, type FullLoadState, useFullLoad } from '~/records/list/use-full-load';
import { readAllCannedResponses } from '~/resources/all-canned-responses';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { requestTextTask } from '~/texts/ask';
import { type ImportPlanRow, planImport } from './plan';
import { readRememberedColumns, rememberColumns } from './remembered-columns';

export interface ImportPlan {
  readonly fileName: string;
  readonly runKey: string;
  readonly rows: readonly ImportPlanRow[];
  /** The inputs of the plan. They are needed to plan the import again after the user edits a row. */
  readonly input: {
    readonly rows: readonly ImportedRow[];
    readonly existing: readonly CannedResponse[];
    readonly canUpdate: boolean;
  };
  /** The progress of an earlier import of the same file. Null if browser storage is unavailable. */
  readonly kept: ReadonlyMap<string, JournalEntry> | null;
}

/** A file whose columns the user has to choose. */
export interface UnmappedFile {
  readonly fileName: string;
  readonly text: string;
  readonly sheet: SheetSample;
  /** The sample rows with HTML converted to plain text. */
  readonly plainRows: SheetSample['rows'];
  /** The columns that were imported from an earlier file with the same heading, or null. */
  readonly remembered: ColumnChoice | null;
}

export type ImportPlanState =
  /** `reading` is the progress of loading the account's responses. */
  | { readonly step: 'choosing'; readonly reading: FullLoadState; readonly file: File | null }
  | { readonly step: 'unusable'; readonly fileName: string; readonly why: ImportFileProblem }
  | { readonly step: 'columns'; readonly reading: FullLoadState; readonly unmapped: UnmappedFile }
  | { readonly step: 'planned'; readonly plan: ImportPlan };

type WithoutReading<State> = State extends unknown ? Omit<State, 'reading'> : never;
type Chosen = WithoutReading<ImportPlanState>;

/** The maximum file size in bytes. It is twenty times the size of a file with ten thousand long responses. */
const MAX_BYTES = 50 * 1024 * 1024;

/** The number of strings per request to the worker. The time limit applies to each request. */
const TEXTS_AT_ONCE = 200;

/** Handles a failed task: rethrows the error if its code wasn't loaded, and otherwise returns null. */
function handleTaskError(error: unknown): null {
  if (isMissingCodeError(error)) throw error;
  return null;
}

/** Converts HTML to plain text. Throws if a request exceeds the worker's time limit. */
async function convertHtml(texts: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const converted: string[] = [];
  for (let start = 0; start < texts.length; start += TEXTS_AT_ONCE) {
    const part = texts.slice(start, start + TEXTS_AT_ONCE);
    converted.push(...(await requestTextTask('plain-texts', { texts: part }, signal)));
  }
  return converted;
}

/** Returns the rows with plain text instead of HTML. */
async function convertRows(
  rows: readonly ImportedRow[],
  signal: AbortSignal,
): Promise<readonly ImportedRow[]> {
  const texts = await convertHtml(
    rows.map(({ content }) => content),
    signal,
  );
  return rows.map((row, index) => {
    const content = texts[index] ?? row.content;
    return { ...row, content, problem: row.problem ?? findImportRowProblem(row.short_code, content) };
  });
}

async function describeUnmapped(
  fileName: string,
  text: string,
  sheet: SheetSample,
  signal: AbortSignal,
): Promise<UnmappedFile> {
  const cells = sheet.rows.flat();
  const converted = containsHtml(cells) ? await convertHtml(cells, signal).catch(() => cells) : cells;
  const plainTexts = new Map(cells.map((cell, index) => [cell, converted[index] ?? cell]));
  const plainRows = sheet.rows.map((row) => row.map((cell) => plainTexts.get(cell) ?? cell));
  return { fileName, text, sheet, plainRows, remembered: await readRememberedColumns(sheet.heading) };
}

interface PlanRequest {
  readonly scope: Scope;
  readonly fileName: string;
  readonly text: string;
  readonly canUpdate: boolean;
  /** The chosen columns of a file whose heading is unknown. */
  readonly columns?: ColumnChoice;
}

async function createPlan(request: PlanRequest, tools: FullLoadContext): Promise<Chosen> {
  const { scope, fileName, text, canUpdate, columns } = request;
  const { signal } = tools;
  // A request that exceeds the worker's time limit gives null, and the file is then reported as too large.
  const read = await requestTextTask('import', { text, columns }, signal).catch(handleTaskError);
  if (!read?.ok) {
    if (read?.why === 'other-columns')
      return { step: 'columns', unmapped: await describeUnmapped(fileName, text, read.sheet, signal) };
    return { step: 'unusable', fileName, why: read?.why ?? 'too-large' };
  }
  const found = columns?.isHtml ? await convertRows(read.rows, signal).catch(handleTaskError) : read.rows;
  if (!found) return { step: 'unusable', fileName, why: 'too-large' };
  const existing = await readAllCannedResponses(scope, tools);
  const runKey = await createImportKey(scope, columns ? JSON.stringify(columns) + text : text);
  const kept = await readJournalEntries(runKey).catch(() => null);
  const rows = await planImport(found, existing, canUpdate);
  return {
    step: 'planned',
    plan: { fileName, runKey, rows, input: { rows: found, existing, canUpdate }, kept },
  };
}

/** Reads a file, loads all canned responses of the account, and plans the import. Writes nothing. */
export function useImportPlan() {
  const scope = useScope();
  const canUpdate = useOperationAvailability(updateCannedResponse) === 'on';
  const reading = useFullLoad();
  const [chosen, setChosen] = useState<Chosen>({ step: 'choosing', file: null });

  async function open(file: File): Promise<void> {
    const fileName = file.name;
    const unusable = (why: ImportFileProblem): Chosen => ({ step: 'unusable', fileName, why });
    setChosen({ step: 'choosing', file });
    await reading.start(async (tools): Promise<Chosen> => {
      if (file.size > MAX_BYTES) return unusable('too-large');
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) return unusable('unreadable');
      const text = decodeText(bytes);
      if (text === null) return unusable('encoding');
      return createPlan({ scope, fileName, text, canUpdate }, tools);
    }, setChosen);
  }

  async function mapColumns({ fileName, text, sheet }: UnmappedFile, columns: ColumnChoice): Promise<void> {
    await rememberColumns(sheet.heading, columns);
    await reading.start(
      (tools) => createPlan({ scope, fileName, text, canUpdate, columns }, tools),
      setChosen,
    );
  }

  const state: ImportPlanState =
    chosen.step === 'choosing' || chosen.step === 'columns' ? { ...chosen, reading: reading.state } : chosen;
  return {
    state,
    open,
    mapColumns,
    stop: reading.stop,
    restart: () => setChosen({ step: 'choosing', file: null }),
  };
}
