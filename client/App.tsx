import { useEffect } from 'react';
import type { I18n } from './i18n/i18n';
import { I18nProvider } from './i18n/I18nProvider';
import { RelayEnvironmentProvider } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { Document, type DocumentProps } from './layout/Document';
import { Origin } from './page/Origin';
import { SettingsProvider } from './settings/SettingsProvider';
import { LanguageSwitch } from './settings/LanguageSwitch';
import type { AddressedSettings } from './settings/addressedSettings';
import type { Settings } from './settings/settings';

interface AppProps extends DocumentProps {
  environment: IEnvironment;
  i18n: I18n;
  settings: Settings;
  /** The settings that the address of the page names. */
  addressed: AddressedSettings;
  /** Origin of canonical addresses, without a trailing slash. */
  origin: string;
  /** Called when the page responds, after all effects of its parts. */
  onCommit?: () => void;
}

/** The providers around the routes, the same in the browser and on the server. */
export function App({
  environment,
  i18n,
  settings,
  addressed,
  origin,
  onCommit,
  ...document
}: AppProps) {
  useEffect(() => onCommit?.(), [onCommit]);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <I18nProvider i18n={i18n}>
        <SettingsProvider initial={settings} inAddress={addressed}>
          <LanguageSwitch />
          <Origin value={origin}>
            <Document {...document} />
          </Origin>
        </SettingsProvider>
      </I18nProvider>
    </RelayEnvironmentProvider>
  );
}
