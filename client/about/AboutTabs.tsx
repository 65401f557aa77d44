import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useAboutTexts } from '../i18n/about';
import { useIsHydrated } from '../page/useIsHydrated';
import { addressOfTab, TABS, type Tab } from './aboutAddress';
import styles from './AboutTabs.module.css';

interface AboutTabsProps {
  selected: Tab;
  panelId: string;
}

/** Tabs that are links, so that each can be shared and works without script. */
export function AboutTabs({ selected, panelId }: AboutTabsProps) {
  const t = useAboutTexts();
  // Until the arrow keys work, every tab has to be a tab stop.
  const hasArrowKeys = useIsHydrated();
  return (
    <div role="tablist" aria-label={t('tabs')} className={styles.tabs}>
      {TABS.map((tab) => {
        const isSelected = tab === selected;
        return (
          <Link
            key={tab}
            role="tab"
            className={styles.tab}
            to={addressOfTab(tab)}
            state={{ keepsFocus: true }}
            preventScrollReset
            onKeyDown={move}
            aria-selected={isSelected}
            aria-controls={isSelected ? panelId : undefined}
            tabIndex={hasArrowKeys && !isSelected ? -1 : undefined}
          >
            {t(`tab.${tab}`)}
          </Link>
        );
      })}
    </div>
  );
}

function move(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget.parentElement;
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const from = tabs.indexOf(event.currentTarget);
  const target = targetOf(event.key, from, tabs.length);
  const tab = target === undefined ? undefined : tabs[target];
  if (!tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}

function targetOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return from;
    default:
      return undefined;
  }
}
