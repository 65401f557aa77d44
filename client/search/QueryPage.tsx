import { useLocation } from 'react-router-dom';
import { useSettings } from '../settings/SettingsProvider';
import { QueryHelp } from './QueryHelp';
import { QueryResults } from './QueryResults';
import { readQueryAddress } from './queryAddress';

export function QueryPage() {
  const { search } = useLocation();
  const { prefLanguage } = useSettings().settings;
  const asked = readQueryAddress(new URLSearchParams(search), prefLanguage);
  return asked.term ? <QueryResults asked={asked} /> : <QueryHelp />;
}
