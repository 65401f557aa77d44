import { useLocation, useNavigate } from 'react-router-dom';
import { PARAMETERS_OF } from './addressedSettings';
import type { Settings } from './settings';
import { useSettings } from './SettingsProvider';

/** Stores what the reader chooses, and removes the parameters that would outrank it from the address. */
export function useChooseSettings() {
  const { update } = useSettings();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (change: Partial<Settings>) => {
    const parameters = new URLSearchParams(search);
    for (const [setting, names] of Object.entries(PARAMETERS_OF)) {
      if (setting in change) names.forEach((name) => parameters.delete(name));
    }
    if (parameters.size < new URLSearchParams(search).size) {
      void navigate(
        // The router does not know the word that is open.
        { search: parameters.toString(), hash: location.hash },
        { replace: true, preventScrollReset: true, state: { keepsFocus: true } },
      );
    }
    update(change);
  };
}
