import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { getToneColor, type ResultPart } from '~/ui/results/result-tone';
import { StackedBar } from '~/ui/results/stacked-bar';
import type { RecipientCount } from '../../send/send-machine';
import type { CampaignDraft } from '../draft/campaign-draft';
import { CampaignLabelList } from './campaign-label-list';
import classes from './recipient-count-card.module.css';

/** Divides the number of contacts into groups by reachability, as reported by the platform. */
export function listAudienceParts(
  t: Translator,
  {
    reachable,
    total,
    noChannel,
    blocked,
  }: Pick<RecipientCount, 'reachable' | 'total' | 'noChannel' | 'blocked'>,
): readonly ResultPart[] {
  const parts: ResultPart[] = [
    {
      key: 'reachable',
      tone: 'ok',
      count: reachable,
      label: t(m.campaigns_part_reachable, { count: reachable }),
    },
  ];
  if (noChannel !== null)
    parts.push({ key: 'no-channel', tone: 'idle', count: noChannel, label: t(m.campaigns_part_no_channel) });
  if (blocked !== null)
    parts.push({
      key: 'blocked',
      tone: 'bad',
      count: blocked,
      label: t(m.campaigns_part_blocked, { count: blocked }),
    });
  const rest = (total ?? 0) - parts.reduce((sum, { count }) => sum + count, 0);
  if (rest > 0)
    parts.push({
      key: 'rest',
      tone: 'idle',
      count: rest,
      label: t(m.campaigns_part_unreachable, { count: rest }),
    });
  return parts;
}

interface AudienceBarProps {
  readonly preview: RecipientCount;
  readonly labels: CampaignDraft['labels'];
  /** The previous recipient count, if it changed while the review was open. */
  readonly movedFrom: number | null;
  readonly isCounting: boolean;
}

/** Shows the number of recipients, and a bar of all contacts in the audience by reachability. */
export function AudienceBar({ preview, labels, movedFrom, isCounting }: AudienceBarProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const { reachable, total, noChannel, blocked } = preview;
  const parts = listAudienceParts(t, preview);
  const sum = parts.reduce((before, { count }) => before + count, 0);
  return (
    <>
      <div className={classes.count} data-counting={isCounting || undefined}>
        <div role="status">
          {reachable === 0 ? (
            <b>{t(m.campaigns_no_one_reachable)}</b>
          ) : (
            <Emphasized
              text={t(m.campaigns_recipient_count, { count: reachable })}
              number={number.format(reachable)}
            />
          )}
          {movedFrom !== null && <div>{t(m.campaigns_count_changed, { before: movedFrom })}</div>}
        </div>
        <span className={classes.total}>
          {total !== null && t(m.campaigns_of_contacts, { total })} <CampaignLabelList labels={labels} />
        </span>
      </div>
      {parts.length > 1 && (
        <>
          <StackedBar whole={t(m.campaigns_contacts, { count: sum })} parts={parts} />
          <ul className={classes.parts}>
            {parts.map(({ key, tone, count, label }) => (
              <li key={key}>
                <i style={{ background: getToneColor(tone) }} />
                <b>{number.format(count)}</b> {label}
              </li>
            ))}
          </ul>
        </>
      )}
      {noChannel === null && blocked === null && (
        <p className={classes.note}>{t(m.campaigns_unreachable_unknown)}</p>
      )}
      {reachable === 0 && <p className={classes.note}>{t(m.campaigns_choose_other_labels)}</p>}
    </>
  );
}

interface EmphasizedProps {
  readonly text: string;
  readonly number: string;
}

/** A sentence with an enlarged number. The number's position in the sentence depends on the language. */
function Emphasized({ text, number }: EmphasizedProps) {
  const [before = '', after = ''] = text.split(number);
  return (
    <b>
      {before}
      <span className={classes.number}>{number}</span>
      {after}
    </b>
  );
}
