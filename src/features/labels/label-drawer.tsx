import { type Label, labelSchema } from '~/api/labels';
import { UsedInSection } from '~/domain/used-in-section';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { AdditionalFields } from '~/ui/form/additional-fields';
import { LabelDot } from '~/ui/identity/label-dot';
import { DrawerSection, RecordDrawer } from '~/ui/overlay/record-drawer';
import { FieldValueList } from '~/ui/page/field-value-list';
import { LabelContactCount } from './label-contact-count';
import classes from './labels.module.css';

interface LabelDrawerProps {
  readonly label: Label;
  readonly onClose: () => void;
}

export function LabelDrawer({ label, onClose }: LabelDrawerProps) {
  const t = useT();
  const { id, title, description, color } = label;
  return (
    <RecordDrawer
      title={
        <span className={classes.title}>
          <LabelDot color={color}>{title}</LabelDot>
        </span>
      }
      onClose={onClose}
    >
      <FieldValueList
        facts={[
          [t(m.common_description), description || t(m.common_none)],
          [
            t(m.labels_color),
            color ? (
              <span key="color" className={classes.title}>
                <LabelDot color={color}>{color}</LabelDot>
              </span>
            ) : (
              t(m.common_none)
            ),
          ],
          [t(m.labels_id), id],
        ]}
      />
      <AdditionalFields record={label} known={labelSchema.shape} />
      <UsedInSection target={{ kind: 'label', id, names: [title] }} />
      <DrawerSection title={t(m.labels_contacts)}>
        <LabelContactCount key={id} labelId={id} />
      </DrawerSection>
    </RecordDrawer>
  );
}
