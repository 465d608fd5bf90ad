import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { type Conversation, findConversations } from '~/api/conversations';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { normalizeIdentifier, parseDisplayNumber } from '~/lib/conversation-identifier';
import { includesText } from '~/lib/text/fold-text';
import { isolateDirection } from '~/lib/text/isolate-direction';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { PersonAvatar } from '~/ui/identity/person-avatar';
import { parsePastedAddress } from '../pasted-address';

/** The parsed search text: a conversation number, or an identifier to search for. */
export type ConversationSearchTerm = { readonly number: number } | { readonly identifier: string };

/**
 * Parses a number, an address or another identifier. Returns null if the text can't identify a conversation of this
 * workspace.
 */
function readAsked(typed: string, scope: Scope, canFind: boolean): ConversationSearchTerm | null {
  const address = parsePastedAddress(typed, scope);
  if (address) return address.kind === 'conversation' ? { number: Number(address.number) } : null;
  const number = parseDisplayNumber(normalizeIdentifier(typed));
  if (number !== null) return { number };
  return canFind && typed.trim() !== '' ? { identifier: typed } : null;
}

const format = ({ id, contact }: Conversation) =>
  contact ? `${isolateDirection(contact.name)} #${id}` : `#${id}`;

/** Removes the invisible characters that `format` adds, which can’t be typed or searched. */
const removeIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

function formatShown(shown: Conversation | ConversationSearchTerm | null): string {
  if (shown === null) return '';
  if ('id' in shown) return format(shown);
  return 'number' in shown ? `#${shown.number}` : shown.identifier;
}

interface ConversationPickerProps {
  /** The most recently active conversations. */
  readonly recent: readonly Conversation[];
  readonly shown: Conversation | ConversationSearchTerm | null;
  readonly onAsk: (asked: ConversationSearchTerm) => void;
  /** The label above the field. If it is omitted, the placeholder is the field's accessible name. */
  readonly label?: string;
  /** True to focus the field when it appears. */
  readonly isFocused?: boolean;
}

/** Selects a recent conversation, or finds one by number, address or another identifier. */
export function ConversationPicker({
  recent,
  shown,
  onAsk,
  label,
  isFocused = false,
}: ConversationPickerProps) {
  const t = useT();
  const scope = useScope();
  const canFind = useOperationAvailability(findConversations) === 'on';
  const hint = t(canFind ? m.conversations_identifier : m.common_conversation_number);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  /** The search text. It is null until the user types, and the field then shows the selected conversation. */
  const [typed, setTyped] = useState<string | null>(null);
  const asked = readAsked(typed ?? '', scope, canFind);
  const matching = recent.filter(
    (one) =>
      typed === null ||
      includesText(removeIsolates(format(one)), typed.trim()) ||
      (asked && 'number' in asked && asked.number === one.id),
  );
  const ask = (next: ConversationSearchTerm) => {
    onAsk(next);
    setTyped(null);
    combobox.closeDropdown();
  };
  const lookUp = () => {
    if (asked) ask(asked);
  };
  const contact = shown && 'id' in shown ? shown.contact : null;
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => (value === LOOK_UP ? lookUp() : ask({ number: Number(value) }))}
    >
      <Combobox.Target>
        <TextInput
          {...(label ? { label } : { 'aria-label': hint })}
          placeholder={hint}
          autoFocus={isFocused}
          autoComplete="off"
          spellCheck={false}
          leftSection={typed === null && contact && <PersonAvatar name={contact.name} />}
          rightSection={<IconSelector size={14} aria-hidden />}
          rightSectionPointerEvents="none"
          value={typed ?? formatShown(shown)}
          error={typed !== null && typed.trim() !== '' && !asked && t(m.macros_conversation_number_invalid)}
          onChange={(event) => {
            setTyped(removeIsolates(event.currentTarget.value));
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            if (typed?.trim() === '') setTyped(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            if (combobox.getSelectedOptionIndex() !== -1) return;
            event.preventDefault();
            lookUp();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={matching.length === 0 && !asked}>
        <Combobox.Options>
          {combobox.dropdownOpened &&
            matching.map((one) => (
              <Combobox.Option key={one.id} value={String(one.id)}>
                {format(one)}
              </Combobox.Option>
            ))}
          {asked && (
            <Combobox.Option value={LOOK_UP}>
              {t(m.macros_preview_look_up, { text: (typed ?? '').trim() })}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

const LOOK_UP = 'look-up';
