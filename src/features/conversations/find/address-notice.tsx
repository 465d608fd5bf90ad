import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PastedAddress } from '~/domain/pasted-address';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { EmptyState } from '~/ui/table/empty-state';

interface AddressNoticeProps {
  readonly pasted: string;
  readonly address: Exclude<PastedAddress, { readonly kind: 'conversation' }>;
}

/** Explains why a pasted address wasn't searched for. */
export function AddressNotice({ pasted, address }: AddressNoticeProps) {
  const t = useT();
  const { accountId } = useScope();
  const icon = <IconLinkOff size={20} aria-hidden />;
  if (address.kind === 'no-conversation')
    return (
      <EmptyState
        icon={icon}
        title={t(m.conversations_address_none)}
        text={t(m.conversations_address_none_text)}
      />
    );
  const { workspace } = address;
  return (
    <EmptyState
      icon={icon}
      title={t(m.conversations_address_other_account)}
      text={
        workspace
          ? t(m.conversations_address_workspace, { workspace: workspace.name })
          : t(m.conversations_address_account, { pasted: address.accountId, account: accountId })
      }
      action={
        workspace && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$workspace/conversations"
                params={{ workspace: workspace.slug }}
                search={{ id: pasted }}
              />
            )}
          >
            {t(m.conversations_address_open, { workspace: workspace.name })}
          </Button>
        )
      }
    />
  );
}
