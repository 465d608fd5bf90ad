import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LoadStatus } from '~/records/list/load-status';
import { useFullLoad } from '~/records/list/use-full-load';
import { DropZone } from '~/ui/form/drop-zone';
import { openBundle } from './bundle/bundle-files';
import type { BundleSource, OpenedBackupFile } from './bundle-source';
import { getWorkspaceName, useOpenWorkspaces } from './open-workspaces';

interface BundleSourceFieldProps {
  readonly label: string;
  readonly source: BundleSource;
  readonly disabled?: boolean;
  /** True if the current account isn't offered as a side. */
  readonly isElsewhere?: boolean;
  readonly onChange: (source: BundleSource) => void;
}

const FILE = ' file';

/** Selects a side: this account, another workspace of the user, or a file. */
export function BundleSourceField(props: BundleSourceFieldProps) {
  const { label, source, disabled = false, isElsewhere = false, onChange } = props;
  const t = useT();
  const [own, ...others] = useOpenWorkspaces();
  const workspaces = own && !isElsewhere ? [own, ...others] : others;
  const { state, start, stop } = useFullLoad();
  const open = (file: File) =>
    void start(
      async ({ signal, onProgress }): Promise<OpenedBackupFile> => ({
        name: file.name,
        opened: await openBundle(file, { signal, onProgress }),
      }),
      (opened) => onChange({ kind: 'file', file: opened }),
    );
  const choose = (value: string) => {
    const scope = workspaces.find(({ slug }) => slug === value);
    onChange(scope ? { kind: 'account', scope } : { kind: 'file', file: null });
  };
  return (
    <Stack gap="xs">
      <NativeSelect
        label={label}
        value={source.kind === 'account' ? source.scope.slug : FILE}
        disabled={disabled}
        data={[
          ...workspaces.map((scope) => ({
            value: scope.slug,
            label:
              scope === own
                ? t(m.compare_this_account, { name: getWorkspaceName(scope) })
                : getWorkspaceName(scope),
          })),
          { value: FILE, label: t(m.compare_backup_file) },
        ]}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {source.kind === 'file' && (
        <>
          <DropZone accept=".zip" hint={t(m.compare_zip_hint)} disabled={disabled} onFile={open} />
          <LoadStatus state={state} onStop={stop} />
          {source.file && <FileState file={source.file} />}
        </>
      )}
    </Stack>
  );
}

const PROBLEMS = {
  'no-bundle': m.compare_not_a_backup,
  newer: m.compare_newer,
  'too-much': m.compare_too_large,
  unreadable: m.compare_unreadable,
} as const;

function FileState({ file }: { readonly file: OpenedBackupFile }) {
  const t = useT();
  const { name, opened } = file;
  return (
    <>
      <Text size="sm" className="raw-text" role="status">
        {name}
        {opened.kind === 'bundle' &&
          ` · ${t(m.compare_file_records, { count: opened.bundle.records.length })}`}
      </Text>
      {opened.kind !== 'bundle' && <Alert color="yellow">{t(PROBLEMS[opened.kind])}</Alert>}
      {opened.kind === 'bundle' && opened.unreadable.length > 0 && (
        <Alert color="yellow">{t(m.compare_damaged, { names: opened.unreadable.slice(0, 20) })}</Alert>
      )}
    </>
  );
}
