import { useShowContext } from 'react-admin';
import { ErrorState } from '@/components/ui/state/error-state';
import { failureMessage } from '@/lib/browser/api-failure';

/** Says that a record couldn't be loaded, and tries again. */
export function ShowFailure({ title }: { title: string }) {
  const { error, refetch } = useShowContext();
  return (
    <ErrorState
      title={title}
      hint={error instanceof Error ? error.message : failureMessage(error)}
      onRetry={() => void refetch()}
    />
  );
}
