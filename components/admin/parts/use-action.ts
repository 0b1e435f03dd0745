import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { isCancelled } from '@/components/form/use-sending';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import type { ResourceName } from '@/components/admin/resources';

interface ActionOptions {
  /** What shows the outcome, and is loaded again. */
  resources: readonly (ResourceName | 'today' | 'members' | 'home')[];
  /** What the operator reads when it is done. */
  done: string;
}

/**
 * Runs one action of the operator at a time, and shows its outcome. Errors of fields are kept for the form. After a
 * version conflict the record is loaded again.
 */
export function useAction({ resources, done }: ActionOptions) {
  const client = useQueryClient();
  const notify = useNotify();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  const reload = () =>
    Promise.all(resources.map((resource) => client.invalidateQueries({ queryKey: [resource] })));

  /** @returns whether it was done */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFaults({});
    try {
      await work();
      await reload();
      notify(done);
      return true;
    } catch (error) {
      // What was on its way may have arrived, so what shows the outcome is loaded again.
      if (isCancelled(error)) {
        await reload();
        notify('보내기를 멈췄습니다. 쓴 내용은 그대로 있습니다.');
        return false;
      }
      if (isSessionFailure(error)) {
        await reportFailure(error);
        return false;
      }
      const errors = error instanceof ApiFailure ? error.errors : [];
      setFaults(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
      notify(errors[0]?.message ?? failureMessage(error), { type: 'error', autoHideDuration: 8000 });
      if (error instanceof ApiFailure && error.status === 409) await reload();
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { run, isBusy, faults };
}
