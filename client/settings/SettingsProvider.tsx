import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Language } from '../language';
import { type AddressedSettings } from './addressedSettings';
import { parseSettings, type Settings } from './settings';
import { formatCookie } from './settingsCookie';

interface SettingsContextValue {
  settings: Settings;
  /** The language in the address, which is used until the reader chooses one. */
  addressed: Language | undefined;
  update(change: Partial<Settings>): void;
}

const SettingsContext = createContext<SettingsContextValue | null>(null);

interface SettingsProviderProps {
  /** The reader's own settings, from the request of the page. */
  initial: Settings;
  /** The settings in the address of the page, which are used and not stored. */
  inAddress?: AddressedSettings | undefined;
  children: ReactNode;
}

export function SettingsProvider({ initial, inAddress, children }: SettingsProviderProps) {
  const [settings, setSettings] = useState(initial);
  const [addressed, setAddressed] = useState(inAddress ?? {});
  // localStorage is authoritative: the cookie may have been cleared, or set in another tab.
  useEffect(() => {
    const read = () => {
      const json = readStored();
      const stored = parseSettings(json, initial);
      if (json !== null) writeCookie(stored);
      setSettings(stored);
    };
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [initial]);
  const update = (change: Partial<Settings>) => {
    setAddressed(without(addressed, change));
    const next = { ...settings, ...change };
    store(next);
    setSettings(next);
  };
  const shown = { ...settings, ...addressed };
  // The provider renders only when the settings change, so the value needs no memo.
  return (
    <SettingsContext value={{ settings: shown, addressed: addressed.prefLanguage, update }}>
      {children}
    </SettingsContext>
  );
}

export function useSettings(): SettingsContextValue {
  const value = useContext(SettingsContext);
  if (!value) throw new Error('useSettings needs a SettingsProvider around it.');
  return value;
}

/** The addressed settings that a change leaves as they are. */
function without(addressed: AddressedSettings, change: Partial<Settings>): AddressedSettings {
  const rest = Object.entries(addressed).filter(([setting]) => !(setting in change));
  return Object.fromEntries(rest);
}

function readStored(): string | null {
  try {
    return localStorage.getItem('settings');
  } catch {
    return null;
  }
}

/** Stores settings. Private windows may refuse storage; then they last as long as the page. */
function store(settings: Settings): void {
  writeCookie(settings);
  try {
    localStorage.setItem('settings', JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}

function writeCookie(settings: Settings): void {
  document.cookie = `settings=${formatCookie(settings)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
