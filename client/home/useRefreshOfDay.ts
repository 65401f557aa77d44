import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { refreshPage } from '../relay/refreshPage';

/**
 * Fetches the page again when a reader comes back to it on another day.
 * @param date the day that is shown, as ISO 8601
 */
export function useRefreshOfDay(date: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const refresh = () => {
      const isOld = date < new Date().toISOString().slice(0, 10);
      if (isOld && document.visibilityState === 'visible') void refreshPage(environment);
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [environment, date]);
}
