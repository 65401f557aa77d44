import { useTranslation } from '../i18n/I18nProvider';
import { Link } from 'react-router-dom';
import { LogoIcon } from '../ui/icons/icons';
import styles from './Message.module.css';
import { PageHead } from './PageHead';

interface ComingSoonProps {
  name: 'worship' | 'other';
}

/** The page of a section without content yet. */
export function ComingSoon({ name }: ComingSoonProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.message}>
      <PageHead title={t(`navigation.${name}`)} hidden />
      <p className={styles.sign}>
        <LogoIcon />
      </p>
      <h1 tabIndex={-1}>{t(`navigation.${name}`)}</h1>
      <p>{t('navigation.underWork')}</p>
      <p className={styles.links}>
        <Link to="/">{t('notFound.home')}</Link>
        <Link to="/surahs">{t('notFound.surahs')}</Link>
      </p>
    </div>
  );
}
