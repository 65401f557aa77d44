import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { parseSettings, type Settings } from './settings';

interface SettingsContextValue {
  settings: Settings;
  update(change: Partial<Settings>): void;
}

const SettingsContext = createContext<SettingsContextValue | null>(null);

interface SettingsProviderProps {
  /** What the page was rendered with. */
  initial: Settings;
  children: ReactNode;
}

export function SettingsProvider({ initial, children }: SettingsProviderProps) {
  const [settings, setSettings] = useState(initial);
  // The browser's store is the truth: the cookie may have been cleared, or set in another tab.
  useEffect(() => {
    const read = () => setSettings(parseSettings(readStored(), initial));
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [initial]);
  const update = useCallback((change: Partial<Settings>) => {
    setSettings((current) => {
      const next = { ...current, ...change };
      store(next);
      return next;
    });
  }, []);
  const value = useMemo(() => ({ settings, update }), [settings, update]);
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

export function useSettings(): SettingsContextValue {
  const value = useContext(SettingsContext);
  if (!value) throw new Error('useSettings needs a SettingsProvider around it.');
  return value;
}

function readStored(): string | null {
  try {
    return localStorage.getItem('settings');
  } catch {
    return null;
  }
}

/** Private windows may refuse storage; the setting then lasts as long as the page. */
function store(settings: Settings): void {
  const json = JSON.stringify(settings);
  document.cookie = `settings=${encodeURIComponent(json)}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem('settings', json);
  } catch {
    // Nothing more can be done.
  }
}
