import { Button, Group, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type SandboxLinkOptions, setLinkOptions } from '~/sandbox/link';

/** Shows a link to the current page that includes the selected variants and faults. */
export function SandboxLinkField({ chosen }: { readonly chosen: SandboxLinkOptions }) {
  const t = useT();
  const { copied, copy } = useClipboard();
  // Uses `location`, because the router doesn't exist yet while the sign-in form is shown.
  const link = location.origin + location.pathname + setLinkOptions(location.search, chosen);
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput
        flex={1}
        readOnly
        label={t(m.sandbox_link)}
        description={t(m.sandbox_link_text)}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => copy(link)}>{copied ? t(m.common_copied) : t(m.sandbox_copy_link)}</Button>
    </Group>
  );
}
