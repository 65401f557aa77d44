import { useLocation } from 'react-router';
import { useSettings } from '../settings/SettingsProvider';
import { QueryHelp } from './QueryHelp';
import { QueryResults } from './QueryResults';
import { readQuery } from './queryAddress';

export function Component() {
  const { search } = useLocation();
  const { prefLanguage } = useSettings().settings;
  const asked = readQuery(new URLSearchParams(search), prefLanguage);
  return asked.term ? <QueryResults asked={asked} /> : <QueryHelp />;
}
