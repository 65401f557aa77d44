import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { LANGUAGES, type Language } from '../language';
import type { OutdatedTranslations_verse$key } from '../__generated__/OutdatedTranslations_verse.graphql';
import type { OutdatedTranslationsMutation } from '../__generated__/OutdatedTranslationsMutation.graphql';
import { outcomeOf } from '../editing/outcome';
import { useOperation } from '../editing/useOperation';
import { useVerseEditingTexts } from '../i18n/verseEditing';
import { useMutation } from '../relay/useMutation';
import buttons from '../ui/buttons/buttons.module.css';
import styles from './OutdatedTranslations.module.css';

const INPUTS = { turkish: 'TURKISH', english: 'ENGLISH' } as const;

/** The translations that may be outdated, each with a button for one that is right as it is. */
export function OutdatedTranslations(props: { verse: OutdatedTranslations_verse$key }) {
  const t = useVerseEditingTexts();
  const id = useId();
  const { run, isRunning, signInAgain } = useOperation('confirmed');
  const verse = useFragment(
    graphql`
      fragment OutdatedTranslations_verse on Verse {
        databaseId
        turkishTranslationNeedsUpdate
        englishTranslationNeedsUpdate
      }
    `,
    props.verse,
  );
  const [confirm] = useMutation<OutdatedTranslationsMutation>(
    graphql`
      mutation OutdatedTranslationsMutation($input: ConfirmTranslationInput!) {
        confirmTranslation(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on ConfirmTranslationPayload {
            verse {
              ...OutdatedTranslations_verse
            }
          }
        }
      }
    `,
    { skipToast: true },
  );
  const { databaseId } = verse;
  const send = (language: Language) =>
    run(async () => {
      const input = { databaseId, language: INPUTS[language] };
      return outcomeOf((await confirm({ input })).confirmTranslation);
    });
  const outdated = LANGUAGES.filter((language) => verse[`${language}TranslationNeedsUpdate`]);
  return (
    <>
      <ul className={styles.notices}>
        {outdated.map((language) => (
          <li key={language} className={styles.notice}>
            <span id={`${id}-${language}`}>{t(`needsUpdate.${language}`)}</span>
            <button
              type="button"
              className={buttons.secondary}
              aria-describedby={`${id}-${language}`}
              aria-busy={isRunning}
              onClick={() => {
                if (!isRunning) void send(language);
              }}
            >
              {t('stillRight')}
            </button>
          </li>
        ))}
      </ul>
      {signInAgain}
    </>
  );
}
