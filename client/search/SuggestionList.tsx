import { useEffect, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchTexts } from '../i18n/search';
import { SearchIcon } from '../ui/icons/icons';
import { forgetSearch, noteSearch } from './refinedSearch';
import styles from './SuggestionList.module.css';
import { useSuggestions } from './useSuggestions';
import { isComposing } from './useTypedText';

interface SuggestionListProps {
  text: string;
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  onActive(id: string | null | undefined): void;
  /** Called with the number of suggestions. */
  onCount(count: number): void;
  onClose(): void;
}

/** The options for a text, navigated by keys; the last one searches all verses. */
export function SuggestionList(props: SuggestionListProps) {
  const { text, input, listId, onActive, onCount, onClose } = props;
  const t = useSearchTexts();
  const navigate = useNavigate();
  const options = useSuggestions(text);
  const count = options.length;
  const [active, setActive] = useState<number>();
  const idOf = (index: number) => `${listId}${index}`;
  const activeId = active === undefined ? null : idOf(active);

  const choose = (index: number) => {
    const address = options[index]?.address;
    if (!address) return;
    onClose();
    // The last one is the search itself.
    if (index === count - 1) noteSearch(text);
    else forgetSearch();
    void navigate(address);
  };

  useEffect(() => {
    const element = input.current;
    if (!element || !count) return;
    const press = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const next = neighborOf(active, event.key, count);
      if (next !== undefined) setActive(next);
      else if (event.key === 'Escape') onClose();
      else if (event.key === 'Enter' && active !== undefined) choose(active);
      else {
        setActive(undefined);
        return;
      }
      event.preventDefault();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  });
  useEffect(() => {
    if (!count) return;
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(undefined);
  }, [count, activeId, onActive]);
  useEffect(() => {
    onCount(Math.max(count - 1, 0));
    return () => onCount(0);
  }, [count, onCount]);

  if (!count) return null;
  return (
    <div
      role="listbox"
      tabIndex={-1}
      id={listId}
      className={styles.list}
      aria-label={t('suggestions')}
      // Keeps focus in the box, because a blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ label, kind, isArabic }, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the search box handles the keys
        <div
          key={index}
          id={idOf(index)}
          role="option"
          tabIndex={-1}
          className={styles.option}
          aria-selected={index === active}
          onClick={() => choose(index)}
        >
          {!kind && <SearchIcon />}
          <span className={styles.label} lang={isArabic ? 'ar' : undefined} dir="auto">
            {label}
          </span>
          {kind && <span className={styles.kind}>{kind}</span>}
        </div>
      ))}
    </div>
  );
}

/** Up and Down wrap around. */
function neighborOf(active: number | undefined, key: string, count: number): number | undefined {
  if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return ((active ?? count) + count - 1) % count;
  return undefined;
}
