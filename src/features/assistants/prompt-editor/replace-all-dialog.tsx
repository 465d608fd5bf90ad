import type { EditorState } from '@codemirror/state';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { shortenText } from '~/lib/text/shorten-text';
import colors from '~/ui/difference/difference-colors.module.css';
import { Dialog } from '~/ui/overlay/dialog';
import { INITIAL_CONTROL_COUNT, TruncatedList } from '~/ui/page/truncated-list';
import classes from './replace-all-dialog.module.css';
import { getReplacement, listSearchMatches, type SearchMatch } from './replace-matches';

interface ReplaceAllDialogProps {
  readonly state: EditorState;
  readonly onReplace: (places: readonly SearchMatch[]) => void;
  readonly onClose: () => void;
}

/** Lists every match of the find panel with its line. The user can exclude individual matches. */
export function ReplaceAllDialog({ state, onReplace, onClose }: ReplaceAllDialogProps) {
  const t = useT();
  const { places, isMore } = listSearchMatches(state);
  const { by } = getReplacement(state);
  /** The offsets of the matches that the user excluded. */
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const chosen = places.filter(({ from }) => !leftOut.has(from));
  const include = (from: number, isIncluded: boolean) =>
    setLeftOut((last) => {
      const next = new Set(last);
      if (isIncluded) next.delete(from);
      else next.add(from);
      return next;
    });
  return (
    <Dialog size="xl" title={t(m.assistants_replace_title)} onClose={onClose} closeOnClickOutside={false}>
      <Stack className={colors.colors}>
        {isMore && <Text size="sm">{t(m.assistants_replace_more, { count: places.length })}</Text>}
        <Checkbox
          label={t(m.assistants_replace_all_occurrences)}
          checked={chosen.length === places.length}
          indeterminate={chosen.length > 0 && chosen.length < places.length}
          onChange={(event) =>
            setLeftOut(new Set(event.currentTarget.checked ? [] : places.map(({ from }) => from)))
          }
        />
        <ul className={classes.places} aria-label={t(m.assistants_replace_occurrences)}>
          <TruncatedList items={places} step={INITIAL_CONTROL_COUNT} first={INITIAL_CONTROL_COUNT}>
            {(shown) =>
              shown.map((place) => (
                <li key={place.from}>
                  <Checkbox
                    label={<PlaceText place={place} by={by} isIncluded={!leftOut.has(place.from)} />}
                    checked={!leftOut.has(place.from)}
                    onChange={(event) => include(place.from, event.currentTarget.checked)}
                  />
                </li>
              ))
            }
          </TruncatedList>
        </ul>
        <Group data-foot justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t(m.common_cancel)}
          </Button>
          <Button
            disabled={chosen.length === 0}
            onClick={() => {
              onReplace(chosen);
              onClose();
            }}
          >
            {t(m.assistants_replace_selected, { count: chosen.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface PlaceTextProps {
  readonly place: SearchMatch;
  readonly by: string;
  readonly isIncluded: boolean;
}

function PlaceText({ place, by, isIncluded }: PlaceTextProps) {
  const t = useT();
  const { line, before, text, after } = place;
  const shown = (part: string) => markHiddenCharacters(shortenText(part));
  return (
    <>
      <span className={classes.line}>{t(m.help_center_line, { line })}</span>
      <span className={classes.text} dir="auto">
        {shown(before)}
        {isIncluded ? <del>{shown(text)}</del> : shown(text)}
        {isIncluded && by !== '' && <ins>{shown(by)}</ins>}
        {shown(after)}
      </span>
    </>
  );
}
