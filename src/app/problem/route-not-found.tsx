import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Page } from '~/ui/page/page';
import { EmptyState } from '~/ui/table/empty-state';
import { MainLandmark } from '../frame/main-landmark';

export function RouteNotFound() {
  const t = useT();
  return (
    <MainLandmark>
      <Page title={t(m.errors_page_title)}>
        <EmptyState
          icon={<IconSearch size={22} aria-hidden />}
          title={t(m.errors_page)}
          text={t(m.errors_page_text)}
          action={
            <Button component={Link} to="/">
              {t(m.errors_home)}
            </Button>
          }
        />
      </Page>
    </MainLandmark>
  );
}
