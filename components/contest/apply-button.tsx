'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useRef, useState } from 'react';
import { reportFailure } from '@/components/shell/report-failure';
import { useSession } from '@/components/shell/use-session';
import { Button } from '@/components/ui/button';
import { Deadline } from '@/components/ui/deadline';
import type { OpenedApplication } from './open-application';

const ApplicationDialog = lazy(async () => ({
  default: (await import('./application-dialog')).ApplicationDialog,
}));

interface ApplyButtonProps {
  articleUuid: string;
  contestUuid: string;
  closesAt: string | null;
}

/** Opens the form of the contest that a piece of news tells of (C-1). Its code is loaded by the press. */
export function ApplyButton({ closesAt, ...props }: ApplyButtonProps) {
  const router = useRouter();
  const { user } = useSession();
  const [opened, setOpened] = useState<OpenedApplication | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isAsking = useRef(false);

  const press = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setBusy(true);
    try {
      const { askToLogIn, openApplication } = await import('./open-application');
      if (user === null) await askToLogIn();
      else setOpened(await openApplication(props, (path) => router.push(path)));
    } catch (failure) {
      await reportFailure(failure);
    } finally {
      isAsking.current = false;
      setBusy(false);
    }
  };

  const openAgain = async () => {
    try {
      setOpened(await (await import('./open-application')).openAgain(props));
    } catch (failure) {
      await reportFailure(failure);
    }
  };

  return (
    <>
      <Button look="primary" className="needs-script" aria-busy={isBusy} onClick={() => void press()}>
        공모전 신청하기
      </Button>
      {closesAt === null ? null : (
        <p className="t-cap">
          <Deadline closesAt={closesAt} />
        </p>
      )}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <ApplicationDialog
            key={opened.contest.formVersion}
            opened={opened}
            onClose={() => setOpened(null)}
            onOpenAgain={() => void openAgain()}
          />
        </Suspense>
      )}
    </>
  );
}
