import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import classes from './assistants.module.css';
import { type AssistantPart, useAssistantEditing } from './editing/editing-context';

/** The ways between the parts of one assistant; the number of changes stands at their review. */
export function AssistantTabs() {
  const t = useT();
  const { slug } = useScope();
  const { assistantId, role, changes, isReadOnly } = useAssistantEditing();
  const link = (part: AssistantPart) =>
    ({
      to: '/$workspace/assistants/$assistantId/{-$part}',
      params: { workspace: slug, assistantId, part },
      search: { role },
      className: classes.tab,
    }) as const;
  return (
    <nav aria-label={t(m.assistants_tabs)} className={classes.tabs}>
      <Link {...link('prompt')}>{t(m.assistants_prompt)}</Link>
      <Link {...link('settings')}>{t(m.assistants_settings)}</Link>
      {!isReadOnly && (
        <Link {...link('review')}>
          {t(m.assistants_review)}
          {changes.length > 0 && <span className={classes.count}>{changes.length}</span>}
        </Link>
      )}
      <Link {...link('applied')}>{t(m.common_history)}</Link>
    </nav>
  );
}
