import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import type { TagTone } from '~/ui/text/tag';
import type { CampaignRow } from './campaign-rows';

export const getCampaignDisplayName = (t: Translator, { name }: Pick<CampaignRow, 'name'>): string =>
  name === '' ? t(m.campaign_list_unnamed) : markHiddenCharacters(name);

interface CampaignLinkProps {
  readonly row: CampaignRow;
  readonly className?: string | undefined;
  /** The accessible name, if it differs from the link's content. */
  readonly label?: string;
  /** The color tone of the campaign's state, as a data attribute for CSS. */
  readonly tone?: TagTone;
  /** The link's content. Defaults to the campaign's name. */
  readonly children?: ReactNode;
}

/** Links a draft to the wizard and a sent campaign to its page. */
export function CampaignLink({ row, label, className, tone, children }: CampaignLinkProps) {
  const t = useT();
  const workspace = useScope().slug;
  const shared = {
    className,
    'aria-label': label,
    'data-tone': tone,
    ...(children === undefined && { dir: 'auto' }),
  };
  const content = children ?? getCampaignDisplayName(t, row);
  return row.attempt === null ? (
    <Link {...shared} to="/$workspace/campaigns/new" params={{ workspace }} search={{ draft: row.id }}>
      {content}
    </Link>
  ) : (
    <Link {...shared} to="/$workspace/campaigns/$attemptId" params={{ workspace, attemptId: row.id }}>
      {content}
    </Link>
  );
}
