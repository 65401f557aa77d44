import { graphql, useFragment } from 'react-relay';
import type { FindingCard_finding$key } from '../__generated__/FindingCard_finding.graphql';
import { useWorkTexts } from '../i18n/work';
import type { ChosenCheck } from './checkAddress';
import styles from './FindingCard.module.css';
import { FindingLink } from './FindingLink';
import { useCheckTexts } from './useCheckTexts';

interface FindingCardProps {
  finding: FindingCard_finding$key;
  check: ChosenCheck;
}

/** A finding: its place, the current value, and the expected one. */
export function FindingCard({ finding, check }: FindingCardProps) {
  const t = useWorkTexts();
  const textOf = useCheckTexts();
  const data = useFragment(
    graphql`
      fragment FindingCard_finding on QualityFinding {
        text
        expected
        ...FindingLink_finding
      }
    `,
    finding,
  );
  const { text, expected } = data;
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
