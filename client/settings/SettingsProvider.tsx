import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Language } from '../language';
import { type AddressedSettings } from './addressedSettings';
import { parseSettings, type Appearance, type ContentSettings, type Settings } from './settings';
import { formatCookie } from './settingsCookie';

interface SettingsContextValue {
  settings: ContentSettings;
  /** The language in the address, which is used until the reader chooses one. */
  addressed: Language | undefined;
  update(change: Partial<Settings>): void;
}

const SettingsContext = createContext<SettingsContextValue | null>(null);
/** Apart, so that only the page itself renders again for another theme. */
const AppearanceContext = createContext<Appearance | null>(null);

interface SettingsProviderProps {
  /** The reader's own settings, from the request of the page. */
  initial: Settings;
  /** The settings in the address of the page, which are used and not stored. */
  inAddress?: AddressedSettings | undefined;
  children: ReactNode;
}

export function SettingsProvider({ initial, inAddress, children }: SettingsProviderProps) {
  const own = useRef(initial);
  const [appearance, setAppearance] = useState(() => partsOf(initial).appearance);
  const [contents, setContents] = useState(() => partsOf(initial).contents);
  const [addressed, setAddressed] = useState(inAddress ?? {});
  // localStorage is authoritative: the cookie may have been cleared, or set in another tab.
  useEffect(() => {
    const read = () => {
      const json = readStored();
      const stored = parseSettings(json, initial);
      if (json !== null) writeCookie(stored);
      // Equal settings would render the whole page again, at once even where it has not hydrated yet.
      if (formatCookie(stored) === formatCookie(own.current)) return;
      own.current = stored;
      const parts = partsOf(stored);
      setAppearance(parts.appearance);
      setContents(parts.contents);
    };
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [initial]);
  const value = useMemo(() => {
    const update = (change: Partial<Settings>) => {
      own.current = { ...own.current, ...change };
      store(own.current);
      setAddressed((before) => without(before, change));
      const parts = partsOf(own.current);
      setAppearance(parts.appearance);
      const isOfAppearance = Object.keys(change).every((setting) => setting in parts.appearance);
      if (!isOfAppearance) setContents(parts.contents);
    };
    return {
      settings: { ...contents, ...addressed },
      addressed: addressed.prefLanguage,
      update,
    };
  }, [contents, addressed]);
  return (
    <SettingsContext value={value}>
      <AppearanceContext value={appearance}>{children}</AppearanceContext>
    </SettingsContext>
  );
}

export function useSettings(): SettingsContextValue {
  const value = useContext(SettingsContext);
  if (!value) throw new Error('useSettings needs a SettingsProvider around it.');
  return value;
}

export function useAppearance(): Appearance {
  const value = useContext(AppearanceContext);
  if (!value) throw new Error('useAppearance needs a SettingsProvider around it.');
  return value;
}

function partsOf({ prefTheme, textSize, arabicSize, ...contents }: Settings): {
  appearance: Appearance;
  contents: ContentSettings;
} {
  return { appearance: { prefTheme, textSize, arabicSize }, contents };
}

/** The addressed settings that a change leaves as they are. */
function without(addressed: AddressedSettings, change: Partial<Settings>): AddressedSettings {
  const all = Object.entries(addressed);
  const rest = all.filter(([setting]) => !(setting in change));
  return rest.length < all.length ? Object.fromEntries(rest) : addressed;
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
