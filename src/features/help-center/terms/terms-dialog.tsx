import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { portalQuery } from '~/api/portals';
import { updateTerms } from '~/drafts/term-lists';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { readFileText } from '~/lib/file/read-file-text';
import { getTermName, mergeTerms, type Term } from '~/lib/terms/term';
import { useScope } from '~/session/scope-context';
import { ChooseFileButton } from '~/ui/form/choose-file-button';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { Dialog } from '~/ui/overlay/dialog';
import { LoadingBars } from '~/ui/page/loading-bars';
import { INITIAL_CONTROL_COUNT, TruncatedList } from '~/ui/page/truncated-list';
import { saveFile } from '~/ui/save-file';
import { EMPTY_TERM, hasForms, replaceTerm } from './term-changes';
import { TermFields } from './term-fields';
import classes from './terms.module.css';
import { useTerms } from './use-terms';

interface TermsDialogProps {
  readonly portalSlug: string;
  readonly onClose: () => void;
}

/** The maximum number of terms in a list without a search field. */
const MAX_WITHOUT_SEARCH = 10;

/** Edits, imports and exports the terms of a portal. */
export function TermsDialog({ portalSlug, onClose }: TermsDialogProps) {
  const t = useT();
  const terms = useTerms(portalSlug);
  const { data: portal } = useQuery(portalQuery(useScope(), portalSlug));
  return (
    <Dialog size="xl" title={t(m.terms_title)} onClose={onClose} closeOnClickOutside={false}>
      {terms && portal ? (
        <TermList
          portalSlug={portalSlug}
          locales={[
            portal.default_locale,
            ...portal.allowed_locales.filter((locale) => locale !== portal.default_locale),
          ]}
          terms={terms}
        />
      ) : (
        <LoadingBars heights={[40, 40, 40]} />
      )}
    </Dialog>
  );
}

interface ImportResult {
  readonly count: number;
  readonly skipped: readonly number[];
  readonly ignored: readonly string[];
}

interface TermListProps {
  readonly portalSlug: string;
  readonly locales: readonly string[];
  readonly terms: readonly Term[];
}

/** Loads the code that parses and writes CSV files. */
const loadTermSheets = () => import('~/lib/terms/term-sheet');

interface TermRow {
  readonly id: number;
  readonly term: Term;
}

/** The last removed term, with its previous index. */
interface RemovedTerm {
  readonly row: TermRow;
  readonly name: string;
  readonly index: number;
}

let lastId = 0;
const toRow = (term: Term): TermRow => ({ id: ++lastId, term });

/** The list of terms, which can be edited within the list. Each change is stored immediately. */
function TermList({ portalSlug, locales, terms }: TermListProps) {
  const t = useT();
  const scope = useScope();
  const [rows, setRows] = useState(() => terms.map(toRow));
  const [sought, setSought] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const [imported, setImported] = useState<ImportResult | 'unusable' | null>(null);
  const [removed, setRemoved] = useState<RemovedTerm | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [first = 'en'] = locales;
  const update = async (change: (now: readonly Term[]) => readonly Term[]): Promise<boolean> => {
    const isStored = await updateTerms(scope, portalSlug, change);
    setFailed(!isStored);
    return isStored;
  };
  const edit = ({ id, term: before }: TermRow, after: Term) => {
    setRows((now) => now.map((row) => (row.id === id ? { id, term: after } : row)));
    void update((now) => replaceTerm(now, before, after));
  };
  const remove = (row: TermRow) => {
    setRows((now) => now.filter(({ id }) => id !== row.id));
    setOpenId(null);
    void update((now) => replaceTerm(now, row.term, null));
    const name = getTermName(row.term, first);
    setRemoved(name === '' ? null : { row, name, index: rows.indexOf(row) });
  };
  const restore = ({ row, index }: RemovedTerm) => {
    setRows((now) => now.toSpliced(index, 0, row));
    void update((now) => replaceTerm(now, row.term, row.term));
    setRemoved(null);
  };
  const importFile = async (file: File) => {
    const { readTermSheet } = await loadTermSheets();
    const read = readTermSheet((await readFileText(file)) ?? '', locales);
    if (!read) return setImported('unusable');
    const { terms: added, skipped, ignored } = read;
    const merge = (now: readonly Term[]) => mergeTerms(now, added, first);
    if (!(await update(merge))) return;
    setRows((now) => merge(now.map(({ term }) => term).filter(hasForms)).map(toRow));
    setImported({ count: added.length, skipped, ignored });
  };
  const exportAll = async () => {
    const { writeTermSheet } = await loadTermSheets();
    const all = rows.map(({ term }) => term).filter(hasForms);
    saveFile(`terms-${portalSlug}.csv`, writeTermSheet(all, locales), 'text/csv');
  };
  const folded = sought.trim().toLocaleLowerCase();
  const listed = rows.filter(
    ({ id, term }) => id === openId || JSON.stringify(term).toLocaleLowerCase().includes(folded),
  );
  return (
    <Stack>
      <Text size="sm">{t(m.terms_text)}</Text>
      <Text size="sm" c="dimmed">
        {t(m.terms_rules)}
      </Text>
      {hasFailed && (
        <Alert color="red" role="alert">
          {t(m.terms_not_stored)}
        </Alert>
      )}
      <ImportOutcome result={imported} />
      <RemovalNotice removed={removed} onUndo={restore} />
      {rows.length > MAX_WITHOUT_SEARCH && (
        <TextInput
          type="search"
          aria-label={t(m.terms_search)}
          placeholder={t(m.terms_search)}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
      )}
      {rows.length === 0 && <Text size="sm">{t(m.terms_none)}</Text>}
      <TruncatedList items={listed} step={INITIAL_CONTROL_COUNT * 2}>
        {(shown) => (
          <ul className={classes.terms} aria-label={t(m.terms_title)}>
            {shown.map((row) => (
              <TermLine
                key={row.id}
                term={row.term}
                locales={locales}
                isOpen={row.id === openId}
                onToggle={() => setOpenId(row.id === openId ? null : row.id)}
                onChange={(term) => edit(row, term)}
                onRemove={() => remove(row)}
              />
            ))}
          </ul>
        )}
      </TruncatedList>
      <Group data-foot justify="flex-end" gap="xs">
        <ChooseFileButton
          variant="default"
          label={t(m.terms_import)}
          accept="text/csv,.csv"
          onFile={(file) => void importFile(file)}
        />
        <Button
          variant="default"
          disabled={!rows.some(({ term }) => hasForms(term))}
          onClick={() => void exportAll()}
        >
          {t(m.terms_export)}
        </Button>
        <Button
          onClick={() => {
            const row = toRow(EMPTY_TERM);
            setRows((now) => [row, ...now]);
            setOpenId(row.id);
          }}
        >
          {t(m.terms_add)}
        </Button>
      </Group>
    </Stack>
  );
}

interface RemovalNoticeProps {
  readonly removed: RemovedTerm | null;
  readonly onUndo: (removed: RemovedTerm) => void;
}

/** Offers to restore the removed term. Not a toast, because the dialog covers toasts. */
function RemovalNotice({ removed, onUndo }: RemovalNoticeProps) {
  const t = useT();
  return (
    <div role="status">
      {removed && (
        <Group gap="xs">
          <Text size="sm">{t(m.terms_removed, { name: removed.name })}</Text>
          <Button
            // Takes the focus on each removal, because the button that removed the term no longer exists.
            key={removed.row.id}
            autoFocus
            ref={moveFocusOnRemoval}
            variant="default"
            size="compact-sm"
            onClick={() => onUndo(removed)}
          >
            {t(m.common_undo)}
          </Button>
        </Group>
      )}
    </div>
  );
}

function ImportOutcome({ result }: { readonly result: ImportResult | 'unusable' | null }) {
  const t = useT();
  return (
    <div role="status">
      {result === 'unusable' && <Alert color="red">{t(m.terms_unusable)}</Alert>}
      {result !== null && result !== 'unusable' && (
        <Alert color={result.skipped.length + result.ignored.length > 0 ? 'yellow' : 'green'}>
          <Text size="sm">{t(m.terms_imported, { count: result.count })}</Text>
          {result.skipped.length > 0 && (
            <Text size="sm">{t(m.terms_skipped, { lines: result.skipped.slice(0, 10).map(String) })}</Text>
          )}
          {result.ignored.length > 0 && (
            <Text size="sm">{t(m.terms_ignored, { columns: result.ignored.slice(0, 10) })}</Text>
          )}
        </Alert>
      )}
    </div>
  );
}

interface TermLineProps {
  readonly term: Term;
  readonly locales: readonly string[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (term: Term) => void;
  readonly onRemove: () => void;
}

/** A term with its translations, or the fields to edit the term. */
function TermLine({ term, locales, isOpen, onToggle, onChange, onRemove }: TermLineProps) {
  const t = useT();
  const id = useId();
  const [first = 'en'] = locales;
  const name = getTermName(term, first);
  const others = Object.entries(term.forms).filter(([locale]) => locale !== first);
  const avoided = Object.values(term.avoid).flat();
  return (
    <li>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <IconChevronRight size={14} aria-hidden />
        <span className={classes.name}>{name === '' ? t(m.terms_new) : <bdi>{name}</bdi>}</span>
        <span className={classes.more}>
          {[
            ...(term.isFixed
              ? [t(m.terms_never_translate)]
              : others.map(([locale, forms]) => `${locale}: ${forms[0]}`)),
            ...(avoided.length > 0 ? [t(m.terms_avoid_list, { words: avoided })] : []),
          ].join(' · ')}
        </span>
      </button>
      <div id={id}>
        {isOpen && <TermFields term={term} locales={locales} onChange={onChange} onRemove={onRemove} />}
      </div>
    </li>
  );
}
