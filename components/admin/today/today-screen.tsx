import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { useOverview } from '@/components/admin/parts/use-overview';
import { DayCharts } from './day-charts';
import { Services } from './services';
import styles from './today.module.css';
import { WaitingItems } from './waiting-items';

/** What operators begin a day with: what waits, whether the site is well, and how it was used. */
export function TodayScreen() {
  const overview = useOverview();
  const today = useQuery({
    queryKey: ['today', 'screen'],
    queryFn: ({ signal }) => callApi('get', '/v1/admin/today', { signal }),
    staleTime: 0,
  });
  const failure = today.error ?? overview.error;
  const { data } = today;
  if (failure !== null) {
    return (
      <>
        <Title title="오늘" />
        <ErrorState
          title="오늘 할 일을 불러오지 못했습니다."
          hint={failureMessage(failure)}
          onRetry={() => void Promise.all([today.refetch(), overview.refetch()])}
          isRetrying={today.isFetching}
        />
      </>
    );
  }
  return (
    <>
      <Title title="오늘" />
      {data === undefined || overview.data === undefined ? (
        <div role="status" aria-busy="true">
          <span className="vh">불러오는 중입니다.</span>
          <Skeleton height="360px" />
        </div>
      ) : (
        <div className={styles.today}>
          <WaitingItems today={data} waiting={overview.data.waiting} />
          <Services services={data.services} overview={overview.data} />
          <DayCharts days={data.days} views={data.views} aiRefusals={data.aiRefusals} />
        </div>
      )}
    </>
  );
}
