import { Suspense, useId, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { TranslationChoiceQuery } from '../__generated__/TranslationChoiceQuery.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { useTranslationTexts } from '../i18n/translations';
import { MAX_CHOSEN_TRANSLATIONS } from '../../text/translationSlug';
import { Boundary } from '../ui/controls/Boundary';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { RetryMessage } from '../ui/text/RetryMessage';
import { useSettings } from './SettingsProvider';
import styles from './TranslationChoice.module.css';

/** Chooses the further translations of the site, if it has any. */
export function TranslationChoice() {
  const t = useTranslationTexts();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  if (failedAttempt === attempt) {
    return <RetryMessage text={t('listFailed')} onRetry={() => setAttempt(attempt + 1)} />;
  }
  return (
    <Boundary onError={() => setFailedAttempt(attempt)}>
      <Suspense>
        <Choice attempt={attempt} />
      </Suspense>
    </Boundary>
  );
}

function Choice({ attempt }: { attempt: number }) {
  const t = useTranslationTexts();
  const { tag } = useTranslation();
  const hint = useId();
  const { settings, update } = useSettings();
  const { translations } = useLazyLoadQuery<TranslationChoiceQuery>(
    graphql`
      query TranslationChoiceQuery {
        translations {
          slug
          name
          language
          translator
          isStoredInVerse
          licence {
            spdx
            terms
          }
        }
      }
    `,
    {},
    {
      fetchKey: attempt,
      networkCacheConfig: { metadata: { skipLoader: true, skipToast: true } },
    },
  );
  const further = translations.filter(({ isStoredInVerse }) => !isStoredInVerse);
  if (further.length === 0) return null;
  // One that the site no longer has would take the place of another.
  const chosen = settings.translations.filter((slug) => further.some((one) => one.slug === slug));
  const languages = new Intl.DisplayNames([tag], { type: 'language' });
  return (
    <fieldset className={styles.choice} aria-describedby={hint}>
      <legend className={styles.legend}>{t('title')}</legend>
      {further.map(({ slug, name, language, translator, licence }) => {
        const isChosen = chosen.includes(slug);
        return (
          <div key={slug}>
            <CheckboxField
              label={`${languages.of(language)}: ${name}`}
              checked={isChosen}
              disabled={!isChosen && chosen.length >= MAX_CHOSEN_TRANSLATIONS}
              onChange={(isNow) =>
                update({
                  translations: isNow
                    ? [...chosen, slug].sort()
                    : chosen.filter((other) => other !== slug),
                })
              }
            />
            <p className={styles.detail} dir="auto">
              {[translator === name ? undefined : translator, licence.spdx ?? licence.terms]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        );
      })}
      <p id={hint} className={styles.hint}>
        {t('hint', { count: MAX_CHOSEN_TRANSLATIONS })}
      </p>
    </fieldset>
  );
}
