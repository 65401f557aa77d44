import { useLoaderData, useLocation } from 'react-router-dom';
import { useSettings } from '../settings/SettingsProvider';
import { OfflineResults } from './OfflineResults';
import { QueryHelp } from './QueryHelp';
import { QueryResults } from './QueryResults';
import { readQueryAddress } from './queryAddress';
import { WITHOUT_NETWORK } from './queryLoader';

export function QueryPage() {
  const { search } = useLocation();
  const { prefLanguage } = useSettings().settings;
  const asked = readQueryAddress(new URLSearchParams(search), prefLanguage);
  const data = useLoaderData<unknown>();
  if (data === WITHOUT_NETWORK) return <OfflineResults term={asked.term} />;
  return asked.term ? <QueryResults asked={asked} /> : <QueryHelp />;
}
