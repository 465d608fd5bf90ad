import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { getConfiguration } from '~/api/configuration';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { STORED_DATA, type StoredDataName, type StoredDataSummary } from '~/records/count-stored';
import { useTimeRenderer } from '~/ui/time/time';
import classes from './browser-storage.module.css';
import { STORED_KINDS } from './stored-kinds';

interface StorageTableProps {
  readonly contents: readonly StoredDataSummary[];
  readonly onRemove: (contents: StoredDataSummary) => void;
}

/** The stored records by kind. A lock marks kinds that aren't removed automatically. */
export function StorageTable({ contents, onRemove }: StorageTableProps) {
  const t = useT();
  const time = useTimeRenderer();
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    <table className={classes.table} aria-label={t(m.browser_storage_title)}>
      <thead>
        <tr>
          <td className={`${classes.title} ${classes.picture}`} />
          <th scope="col" className={classes.title}>
            {t(m.browser_storage_kind)}
          </th>
          <th scope="col" className={`${classes.title} ${classes.number}`}>
            {t(m.browser_storage_entries)}
          </th>
          <th scope="col" className={`${classes.title} ${classes.after}`}>
            {t(m.browser_storage_removed_after)}
          </th>
          <th scope="col" className={`${classes.title} ${classes.newest}`}>
            {t(m.browser_storage_newest)}
          </th>
          <th scope="col" className={`${classes.title} ${classes.action}`}>
            <span className="visually-hidden">{t(m.common_actions)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {contents.map((one) => {
          const { name, entries, newest } = one;
          const { icon: Icon, title, text } = STORED_KINDS[name];
          return (
            <tr key={name}>
              <td className={classes.picture}>
                <span>
                  <Icon size={15} aria-hidden />
                </span>
              </td>
              <th scope="row">
                {t(title)}
                <small>{t(text)}</small>
              </th>
              <td className={classes.number} data-zero={entries === 0 || undefined}>
                {number.format(entries)}
              </td>
              <td className={classes.after}>{getLifetime(t, name)}</td>
              <td className={classes.newest}>
                {newest === null ? <span data-none>–</span> : time(new Date(newest).toISOString(), 'ago')}
              </td>
              <td className={classes.action}>
                <RowEnd name={name} entries={entries} onRemove={() => onRemove(one)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function getLifetime(t: Translator, name: StoredDataName): string {
  const { days } = STORED_DATA[name];
  if (days === null) return t(m.browser_storage_not_removed);
  const count = days === 'activityDays' ? getConfiguration().activityDays : days;
  return t(name === 'drafts' ? m.browser_storage_days_after_change : m.browser_storage_days, { count });
}

interface RowEndProps {
  readonly name: StoredDataName;
  readonly entries: number;
  readonly onRemove: () => void;
}

function RowEnd({ name, entries, onRemove }: RowEndProps) {
  const t = useT();
  if (STORED_DATA[name].stores.length === 0)
    return <IconLock size={16} role="img" aria-label={t(m.browser_storage_not_removed)} />;
  if (entries === 0) return null;
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={t(m.browser_storage_remove_of, { name: t(STORED_KINDS[name].title) })}
      onClick={onRemove}
    >
      {t(m.browser_storage_remove)}
    </Button>
  );
}
