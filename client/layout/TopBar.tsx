import { useTranslation } from '../i18n/I18nProvider';
import { Link, useLocation } from 'react-router-dom';
import { SearchBox } from '../search/SearchBox';
import { SettingsButton } from '../settings/SettingsButton';
import { SurahPicker } from '../surah/SurahPicker';
import { LogoIcon } from '../ui/icons/icons';
import { PlaceLink } from './PlaceLink';
import { SmallMenu } from './SmallMenu';
import styles from './TopBar.module.css';

export function TopBar() {
  const { t } = useTranslation();
  const isHome = useLocation().pathname === '/';
  return (
    <header className={styles.bar}>
      <Link className={styles.home} to="/" aria-label={t('navigation.home')}>
        <LogoIcon />
        <span className={styles.name} aria-hidden="true">
          {t('site.name')}
        </span>
      </Link>
      {/* The home page has it in its text. */}
      {isHome ? <div className={styles.space} /> : <SearchBox />}
      <div className={styles.pickers}>
        <SurahPicker />
      </div>
      <div className={styles.end}>
        <PlaceLink />
        <SettingsButton />
        <SmallMenu />
      </div>
    </header>
  );
}
