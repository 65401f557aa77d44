import { graphql, useFragment } from 'react-relay';
import type { FindingCard_finding$key } from '../__generated__/FindingCard_finding.graphql';
import { useWorkTexts } from '../i18n/work';
import { LANGUAGES, LANGUAGE_TAGS } from '../language';
import type { ChosenCheck } from './checkAddress';
import styles from './FindingCard.module.css';
import { FindingLink } from './FindingLink';
import { useCheckTexts } from './useCheckTexts';

interface FindingCardProps {
  finding: FindingCard_finding$key;
  check: ChosenCheck;
}

const API_LANGUAGES = { turkish: 'TURKISH', english: 'ENGLISH' } as const;

/** A finding: its place, the current value, and the expected one. */
export function FindingCard({ finding, check }: FindingCardProps) {
  const t = useWorkTexts();
  const textOf = useCheckTexts();
  const data = useFragment(
    graphql`
      fragment FindingCard_finding on QualityFinding {
        text
        expected
        target {
          ... on Word {
            turkishTranslation
            englishTranslation
          }
        }
        ...FindingLink_finding
      }
    `,
    finding,
  );
  const { text, expected, target } = data;
  const glosses = LANGUAGES.map((language) => ({
    language,
    gloss: check.language !== API_LANGUAGES[language] && target?.[`${language}Translation`],
  }));
  const isArabic = check.kind === 'ARABIC_DIFFERS';
  return (
    <li className={styles.finding}>
      <FindingLink finding={data} />
      <dl className={styles.facts}>
        {text && (
          <div>
            <dt>{textOf(check, 'there')}</dt>
            {isArabic || check.kind === 'EMPTY_GLOSS' ? (
              <dd lang="ar" dir="rtl" className={styles.arabic}>
                {text}
              </dd>
            ) : (
              <dd>{text}</dd>
            )}
          </div>
        )}
        {glosses.map(
          ({ language, gloss }) =>
            gloss && (
              <div key={language}>
                <dt>{t(`glosses.${language}`)}</dt>
                <dd lang={LANGUAGE_TAGS[language]}>{gloss}</dd>
              </div>
            ),
        )}
        {expected !== '' && (
          <div>
            <dt>{t('expected')}</dt>
            <dd {...(isArabic && { lang: 'ar', dir: 'rtl', className: styles.arabic })}>
              {textOf(check, 'expected', expected)}
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}
