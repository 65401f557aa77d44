import { useDeveloperTexts } from '../i18n/developers';
import { MORE_WAYS } from './access';
import { InlineCode } from './InlineCode';
import styles from './DevelopersPage.module.css';

/** Ways to the data for special needs, in a line each. */
export function MoreWays() {
  const t = useDeveloperTexts();
  return (
    <>
      <h3 className={styles.subtitle}>{t('more.title')}</h3>
      <ul className={styles.points}>
        {MORE_WAYS.map(({ key, addresses }) => (
          <li key={key}>
            <strong>{t(`more.${key}.title`)}.</strong> <InlineCode text={t(`more.${key}.text`)} />
            {addresses.length > 0 && (
              <p className={styles.links}>
                {addresses.map((address) => (
                  <a key={address} href={address}>
                    {address}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
