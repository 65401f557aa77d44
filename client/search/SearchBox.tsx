import { useEffect, useId, useRef, useState, type ComponentType, type SyntheticEvent } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { useLocation, useNavigate } from 'react-router-dom';
import { SEARCH_LIMITS } from '../../text/searchLimits';
import { useSettings } from '../settings/SettingsProvider';
import { SearchIcon } from '../ui/icons/icons';
import { parseVerseReference } from '../../text/verseReference';
import { noteSearch } from './refinedSearch';
import styles from './SearchBox.module.css';
import type { SuggestionsProps } from './Suggestions';

interface SearchBoxProps {
  /** In the home page, not in the bar, whose width it would take while it is in use. */
  isLarge?: boolean;
}

/** The search box; the code of its suggestions is loaded on first use. */
export function SearchBox({ isLarge = false }: SearchBoxProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { prefLanguage } = useSettings().settings;
  const { pathname, search, key } = useLocation();
  const asked = pathname === '/query' ? new URLSearchParams(search).get('queryParameter') : '';
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [active, setActive] = useState<string | null>();

  const load = () => {
    import('./Suggestions').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => {
        // The box still searches without suggestions; the next touch tries again.
      },
    );
  };
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, []);
  // Keeps text that was typed before the script was loaded.
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key || !input.current) return;
    shown.current = key;
    input.current.value = asked ?? '';
  }, [key, asked]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const box = input.current;
    if (!box) return;
    box.value = box.value.trim();
    if (box.value) noteSearch(box.value);
    const key = parseVerseReference(box.value);
    if (key) void navigate(`/verses/${key}`);
    else if (box.value) void navigate(`/query?${fieldsOf(event.currentTarget)}`);
    else box.focus();
  };
  return (
    <form
      className={isLarge ? styles.large : styles.inBar}
      role="search"
      action="/query"
      onSubmit={submit}
    >
      <label className={styles.label} htmlFor={`${listId}input`}>
        <span className="visuallyHidden">{t('search.label')}</span>
      </label>
      <input
        ref={input}
        id={`${listId}input`}
        className={styles.input}
        type="search"
        name="queryParameter"
        defaultValue={asked ?? ''}
        dir="auto"
        maxLength={SEARCH_LIMITS.queryCharacters}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t('search.placeholder')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={listId}
        aria-activedescendant={active ?? undefined}
        onFocus={load}
        onInput={load}
      />
      <input type="hidden" name="pageSize" value="10" />
      <input type="hidden" name="pageIndex" value="0" />
      <input type="hidden" name="language" value={prefLanguage} />
      <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
        <SearchIcon />
      </button>
      {Suggestions && <Suggestions input={input} listId={listId} onActive={setActive} />}
    </form>
  );
}

/** The search parameters that the browser would submit without script. */
function fieldsOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)] as [string, string][];
  return new URLSearchParams(fields).toString();
}
