import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/I18nProvider';
import { useSettings } from '../settings/SettingsProvider';
import { usePlace } from '../verse/place';
import styles from './PlaceLink.module.css';

/** Leads to the place where the reader goes on. Its space is reserved, because only the browser knows the place. */
export function PlaceLink() {
  const { t } = useTranslation();
  const { prefLanguage } = useSettings().settings;
  const place = usePlace();
  const label = place && t('navigation.continue', { place: place.labelOf(prefLanguage) });
  return (
    <div className={styles.place}>
      {place && (
        <Link to={place.to} className={styles.link} aria-label={label} title={label}>
          {t('navigation.continueShort')} <span className={styles.key}>{place.key}</span>
        </Link>
      )}
    </div>
  );
}
