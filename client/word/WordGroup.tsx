import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WordGroup_words$key } from '../__generated__/WordGroup_words.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { byLanguage, LANGUAGE_TAGS } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import { readTexts, widthForWords } from './clusterWidth';
import type { Cluster } from './glossClusters';
import { useShowsTranscription, useTranscription, type Transcriptions } from './useTranscription';
import { WordCard } from './WordCard';
import styles from './WordGroup.module.css';

interface WordGroupProps {
  /** The words of the cluster. */
  words: WordGroup_words$key;
  cluster: Cluster;
  /** Whether the sign at the end of the verse follows. */
  isLast: boolean;
  /** Index in the list of the word in the tab order. */
  current: number;
  describedBy(index: number): string | undefined;
  /** Index in the list of the word whose sheet is open. */
  opened: number | undefined;
}

/** The width of the sign, in em of Arabic. */
const SIGN = 2.4;

/** Words of which some share a gloss, which is drawn once, under a bracket, and read once after the words. */
export function WordGroup(props: WordGroupProps) {
  const { words, cluster, isLast, current, describedBy, opened } = props;
  const { t } = useTranslation();
  const rows = useFragment(
    graphql`
      fragment WordGroup_words on Word
      @relay(plural: true)
      @argumentDefinitions(withGrammar: { type: "Boolean!", defaultValue: false }) {
        id
        turkishTranslation
        englishTranslation
        ...clusterWidth_word
        ...WordCard_word @arguments(withGrammar: $withGrammar)
      }
    `,
    words,
  );
  const transcriptionOf = useTranscription();
  const showsTranscription = useShowsTranscription();
  const { prefLanguage } = useSettings().settings;
  const shownTranscription = (transcribed: Transcriptions) =>
    showsTranscription ? transcriptionOf(transcribed, prefLanguage) : '';
  const { first, runs } = cluster;
  const glossOf = (language: Cluster['runs'][number]['language'], head: number) => {
    const row = rows[head - first];
    return row && byLanguage(language, row, 'Translation');
  };
  /** The glosses that a reader reads for the word at an index. */
  const readGlosses = (index: number) =>
    runs.flatMap(({ language, runs: of }) => {
      const run = of.find((one) => one.first <= index && index <= one.last);
      return (run && glossOf(language, run.head)) ?? [];
    });
  return (
    <div
      className={styles.group}
      data-width={widthForWords(
        rows.map((row) => readTexts(row, shownTranscription)),
        isLast ? SIGN : 0,
      )}
    >
      <div className={styles.cards}>
        {rows.map((word, index) => (
          <div key={word.id} className={styles.card} style={placeOf(0, index, index)}>
            <WordCard
              word={word}
              index={first + index}
              isInTabOrder={first + index === current}
              describedBy={describedBy(first + index)}
              isOpen={opened === first + index}
              sharedGlosses={readGlosses(first + index)}
            />
          </div>
        ))}
      </div>
      {runs.map(({ language, runs: of }, place) => (
        <div key={language} className={styles.glosses}>
          {of.map((run) => {
            const gloss = glossOf(language, run.head);
            const columns = run.last - run.first + 1;
            return (
              <span
                key={run.first}
                className={columns > 1 ? `${styles.gloss} ${styles.shared}` : styles.gloss}
                style={placeOf(place + 1, run.first - first, run.last - first)}
                data-word-of={run.head}
              >
                {gloss ? (
                  <span
                    lang={LANGUAGE_TAGS[language]}
                    className={styles.text}
                    style={{ maxInlineSize: `${Math.max(11, 7 * columns)}rem` }}
                  >
                    {gloss}
                  </span>
                ) : (
                  <span className={styles.missing}>{t('word.workingOnTranslation')}</span>
                )}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A row of the grid and its columns from one index to another, if there is room for a grid. */
const placeOf = (row: number, from: number, to: number): CSSProperties => ({
  gridArea: `${row + 1} / ${from + 1} / auto / ${to + 2}`,
});
