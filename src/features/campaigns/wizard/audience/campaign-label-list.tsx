import { useFormatLocale } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { LabelDot } from '~/ui/identity/label-dot';
import { useLabelColorByTitle } from '../../use-label-color-by-title';
import type { CampaignDraft } from '../draft/campaign-draft';
import classes from './recipient-count-card.module.css';

/** Joins labels with "or" for a sentence: “vip or warranty”. */
export function CampaignLabelList({ labels }: Pick<CampaignDraft, 'labels'>) {
  const getColor = useLabelColorByTitle(labels.length > 0);
  const list = new Intl.ListFormat(useFormatLocale(), { type: 'disjunction' });
  return (
    <span className={classes.labels}>
      {list.formatToParts(labels.map(({ title }) => title)).map(({ type, value }, at) =>
        type === 'element' ? (
          <LabelDot key={value} color={getColor(value)}>
            {markHiddenCharacters(value)}
          </LabelDot>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the separators have no other identity
          <span key={at}>{value}</span>
        ),
      )}
    </span>
  );
}
