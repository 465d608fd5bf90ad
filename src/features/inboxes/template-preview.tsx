import type { MessageTemplate } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Tag } from '~/ui/text/tag';
import classes from './template-preview.module.css';

/** A template as recipients get it, its placeholders unfilled. */
export function TemplatePreview({ template }: { readonly template: MessageTemplate }) {
  const t = useT();
  const { name, language, category, status, components } = template;
  return (
    <figure className={classes.template}>
      <figcaption>
        <b>{name}</b> <Tag>{language}</Tag> {category && <Tag>{category}</Tag>}{' '}
        {status !== 'APPROVED' && <Tag tone="warn">{status}</Tag>}
      </figcaption>
      <blockquote className="raw-text" dir="auto">
        {components.map(({ type, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the message
          <p key={index} data-part={type.toUpperCase()}>
            {text || t(m.campaigns_part_other, { type })}
          </p>
        ))}
      </blockquote>
    </figure>
  );
}
