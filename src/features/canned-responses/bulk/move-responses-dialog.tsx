import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { allCannedResponsesQuery } from '~/resources/all-canned-responses';
import { useScope } from '~/session/scope-context';
import { buildFolderTree, type CannedResponseFolder } from '../build-folder-tree';
import { FolderChangeDialog } from './folder-change-dialog';
import { FolderNameField } from './folder-name-field';
import { findCommonFolder, getShortCodeInFolder, isFolderPath, normalizeFolder } from './plan-move';

interface MoveResponsesDialogProps {
  readonly responses: readonly CannedResponse[];
  readonly onClose: (hasMoved: boolean) => void;
}

/**
 * The options other than existing folders: no folder, and a new folder. These values can't equal a folder's path,
 * because paths neither start nor end with a slash.
 */
const NONE = '/';
const NEW = '//';

const listPaths = (folders: readonly CannedResponseFolder[]): string[] =>
  folders.flatMap(({ path, folders: inner }) => [path, ...listPaths(inner)]);

export function MoveResponsesDialog({ responses, onClose }: MoveResponsesDialogProps) {
  const t = useT();
  // A snapshot of the selection, because the list refreshes during the run.
  const [chosen] = useState(responses);
  const { data } = useQuery(allCannedResponsesQuery(useScope()));
  const from = findCommonFolder(chosen.map(({ short_code }) => short_code));
  // Empty until a destination is selected.
  const [place, setPlace] = useState('');
  const [typed, setTyped] = useState('');
  const path = normalizeFolder(typed);
  const isValid = place === NEW ? isFolderPath(path) : place !== '';
  const folder = place === NEW ? path : place === NONE ? '' : place;
  return (
    <FolderChangeDialog
      responses={chosen}
      toShortCode={isValid ? (shortCode) => getShortCodeInFolder(shortCode, from, folder) : null}
      getTitle={(count) => t(m.canned_responses_move_title, { count })}
      onClose={onClose}
    >
      {(isDisabled) => (
        <>
          <NativeSelect
            label={t(m.canned_responses_import_folder)}
            disabled={isDisabled}
            value={place}
            data={[
              { value: '', label: t(m.canned_responses_choose_folder), disabled: true },
              { value: NEW, label: t(m.canned_responses_new_folder) },
              { value: NONE, label: t(m.canned_responses_no_folder) },
              ...(data ? listPaths(buildFolderTree(data.data).folders) : []),
            ]}
            onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          />
          {place === NEW && (
            <FolderNameField
              value={typed}
              isInvalid={typed !== '' && !isValid}
              disabled={isDisabled}
              onChange={setTyped}
            />
          )}
        </>
      )}
    </FolderChangeDialog>
  );
}
