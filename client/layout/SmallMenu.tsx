import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { useLocation } from 'react-router-dom';
import { MenuIcon } from '../ui/icons/icons';
import { Navigation } from './Navigation';
import styles from './SmallMenu.module.css';

/** The menu of small screens, which works without script. */
export function SmallMenu() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.type === 'pointerdown' && !details.contains(event.target as Node);
      if (isEscape || isOutside) details.open = false;
      if (isEscape) details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details className={styles.menu} ref={menu}>
      <summary className={styles.button} aria-label={t('navigation.menu')}>
        <MenuIcon />
      </summary>
      <div className={styles.panel}>
        <Navigation />
      </div>
    </details>
  );
}
