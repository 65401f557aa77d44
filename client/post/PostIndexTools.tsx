import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePostIndexTexts } from '../i18n/postIndex';
import { INDEX_ORDERS, indexPath, type IndexOrder } from './postAddress';
import styles from './PostIndexTools.module.css';

interface PostIndexToolsProps {
  order: IndexOrder;
  /** The text of the filter. */
  written: string;
  onWrite(written: string): void;
  /** How many topics the filter leaves. */
  found: number;
}

/** The orders of the index as links, and its filter. */
export function PostIndexTools({ order, written, onWrite, found }: PostIndexToolsProps) {
  const t = usePostIndexTexts();
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    if (input.current?.value) onWrite(input.current.value);
  });
  // What was written before the page had its script.
  useEffect(() => takeOver(), []);
  const text = written.trim();
  return (
    <>
      <nav aria-label={t('orders')}>
        <ul className={styles.orders}>
          {INDEX_ORDERS.map((one) => (
            <li key={one}>
              <Link
                className={styles.order}
                to={indexPath(one)}
                state={{ keepsFocus: true }}
                preventScrollReset
                aria-current={one === order ? 'page' : undefined}
              >
                {t(`by.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.filtering}>
        <input
          ref={input}
          type="search"
          className={styles.filter}
          aria-label={t('filter')}
          placeholder={t('filter')}
          autoComplete="off"
          value={written}
          onChange={({ target }) => onWrite(target.value)}
        />
        <p role="status" className={styles.found}>
          {text && t('found', { count: found })}
        </p>
        {text && found === 0 && (
          <Link to={`/query?${new URLSearchParams({ queryParameter: text })}`}>
            {t('searchAll', { text })}
          </Link>
        )}
      </div>
    </>
  );
}
