import { Button } from '@mantine/core';
import { IconHourglass, IconLock, IconPlugConnectedX, IconSearch } from '@tabler/icons-react';
import { type ErrorComponentProps, Link, useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type ApiError, isApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isMissingCodeError } from '~/lib/missing-code';
import { CopyDetailsButton } from '~/ui/notice/copy-details-button';
import { describeProblem } from '~/ui/notice/describe-problem';
import { Page } from '~/ui/page/page';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import { WorkspaceProblemPage } from '../frame/lazy-frame';
import { MainLandmark } from '../frame/main-landmark';
import { findSection } from '../frame/nav-items';
import classes from './problem-page.module.css';
import { isWorkspaceError } from './workspace-error';

const ICONS: Partial<Record<ApiError['kind'], typeof IconLock>> = {
  forbidden: IconLock,
  'switched-off': IconLock,
  'not-found': IconSearch,
  'rate-limited': IconHourglass,
};

/** The error page of a route that failed to load or render. Its content depends on the kind of error. */
export function RouteProblemPage({ error, reset }: ErrorComponentProps) {
  if (isWorkspaceError(error)) return <WorkspaceProblemPage error={error} />;
  return <MainLandmark>{problemPage(error, reset)}</MainLandmark>;
}

function problemPage(error: unknown, reset: () => void) {
  if (isMissingCodeError(error)) return <MissingPart />;
  return isApiError(error) ? <FailedRead error={error} /> : <Crash reset={reset} />;
}

interface FailedReadProps {
  readonly error: ApiError;
}

function FailedRead({ error }: FailedReadProps) {
  const t = useT();
  const router = useRouter();
  const { workspace, portalSlug, articleId } = useParams({ strict: false });
  const { problem, context } = error;
  const deadline = problem.kind === 'rate-limited' ? context.at + problem.waitSeconds * 1000 : 0;
  const secondsLeft = useSecondsLeft(deadline);
  // Retries automatically after the wait that the platform requested, because loading the page has no side effects.
  const isWaitOver = problem.kind === 'rate-limited' && secondsLeft === 0;
  // Shows the page again only after the next response. Rendering it earlier would throw the same error in an endless
  // loop.
  const again = () => void router.invalidate();
  const readAgain = useEffectEvent(again);
  useEffect(() => {
    if (isWaitOver) readAgain();
  }, [isWaitOver]);
  const { title, text } = describeProblem(t, error, 'read', secondsLeft);
  const Icon = ICONS[error.kind] ?? IconPlugConnectedX;
  const isMissing = error.kind === 'not-found';
  const path = router.latestLocation.pathname;
  const section = workspace && isMissing && findSection(path, workspace);
  // Offers the list instead of a retry, because loading a missing record again would fail again.
  const hasList = (section && path !== section.to.replace('$workspace', workspace)) || articleId;
  return (
    <ProblemPage
      icon={<Icon size={22} aria-hidden />}
      title={title}
      heading={isMissing ? t(m.errors_not_found_item) : undefined}
      text={
        <>
          {text}
          {context.serverMessage && !isMissing && (
            <div className="dimmed raw-text">
              {t(m.errors_server_message, { message: context.serverMessage })}
            </div>
          )}
        </>
      }
    >
      {workspace && portalSlug && articleId && (
        <Button
          variant={isMissing ? 'filled' : 'default'}
          renderRoot={(props) => (
            <Link {...props} to="/$workspace/help-center/$portalSlug" params={{ workspace, portalSlug }} />
          )}
        >
          {t(m.help_center_articles)}
        </Button>
      )}
      {section && !articleId && (
        <Button renderRoot={(props) => <Link {...props} to={section.to} params={{ workspace }} />}>
          {t(m.errors_go_to, { page: t(section.title) })}
        </Button>
      )}
      {!(isMissing && hasList) && (
        <Button variant={section ? 'default' : 'filled'} onClick={again} disabled={secondsLeft > 0}>
          {t(m.common_retry)}
        </Button>
      )}
      <CopyDetailsButton error={error} />
    </ProblemPage>
  );
}

/**
 * Shown when code of the console can't be loaded. Reloading ends the session in this tab, so the user decides when to
 * reload.
 */
function MissingPart() {
  const t = useT();
  return (
    <ProblemPage
      icon={<IconPlugConnectedX size={22} aria-hidden />}
      title={t(m.errors_part_not_loaded_title)}
      text={t(m.errors_part_not_loaded)}
    >
      <Button onClick={() => location.reload()}>{t(m.errors_reload)}</Button>
    </ProblemPage>
  );
}

/** Shown after a crash caused by a bug in the console. */
function Crash({ reset }: { readonly reset: () => void }) {
  const t = useT();
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ProblemPage
      icon={<IconPlugConnectedX size={22} aria-hidden />}
      title={t(m.errors_crash_title)}
      text={t(m.errors_crash)}
    >
      <Button onClick={again}>{t(m.common_retry)}</Button>
    </ProblemPage>
  );
}

interface ProblemPageProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** A heading above the text, if the text alone doesn't name the problem. */
  readonly heading?: string | undefined;
  readonly text: ReactNode;
  /** Buttons for actions that may resolve the problem. */
  readonly children: ReactNode;
}

/** The layout of error pages: the usual page header, with the explanation centered below it. */
function ProblemPage({ icon, title, heading, text, children }: ProblemPageProps) {
  return (
    <Page title={title}>
      <div className={classes.problem}>
        <div className={classes.icon}>{icon}</div>
        {heading && <p className={classes.heading}>{heading}</p>}
        <div role="alert" className={classes.text}>
          {text}
        </div>
        <div className={classes.acts}>{children}</div>
      </div>
    </Page>
  );
}
