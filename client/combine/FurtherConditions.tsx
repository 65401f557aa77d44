import { graphql, useFragment } from 'react-relay';
import { Form, Link } from 'react-router-dom';
import type { FurtherConditions_counts$key } from '../__generated__/FurtherConditions_counts.graphql';
import { useCombineTexts } from '../i18n/combine';
import { byLanguage } from '../language';
import { versesPath, type ChosenConditions } from '../page/versesPath';
import { useSettings } from '../settings/SettingsProvider';
import { SearchIcon } from '../ui/icons/icons';
import { ChoiceList, type Choice } from './ChoiceList';
import { MAX_FIND_CHARACTERS } from './combineAddress';
import styles from './FurtherConditions.module.css';

interface FurtherConditionsProps {
  counts: FurtherConditions_counts$key;
  /** Number of verses that meet the chosen conditions. */
  total: number;
  chosen: ChosenConditions;
  /** The text by which conditions are looked for. */
  find: string;
  /** Whether the lists are unfolded at first. */
  isOpen: boolean;
}

/** Topics, roots and names to add or to leave out, with the number of verses that remain. */
export function FurtherConditions(props: FurtherConditionsProps) {
  const { counts, total, chosen, find, isOpen } = props;
  const t = useCombineTexts();
  const { prefLanguage } = useSettings().settings;
  const { posts, roots, elements } = useFragment(
    graphql`
      fragment FurtherConditions_counts on VerseCounts {
        posts(first: 24, text: $find) {
          count
          post {
            databaseId
            turkishTitle
            englishTitle
          }
        }
        roots(first: 24, text: $find) {
          count
          root {
            letters
            turkishSense
            englishSense
          }
        }
        elements(first: 24, text: $find) {
          count
          element {
            databaseId
            turkishNameInQuran
            englishNameInQuran
            term {
              turkishName
              englishName
            }
          }
        }
      }
    `,
    counts,
  );
  const lists: { name: 'topic' | 'root' | 'name'; choices: Choice[] }[] = [
    {
      name: 'topic',
      choices: posts.map(({ post, count }) => ({
        value: post.databaseId,
        label: byLanguage(prefLanguage, post, 'Title'),
        count,
      })),
    },
    {
      name: 'root',
      choices: roots.map(({ root, count }) => ({
        value: root.letters,
        arabic: [...root.letters].join(' '),
        label: byLanguage(prefLanguage, root, 'Sense') ?? '',
        count,
      })),
    },
    {
      name: 'name',
      choices: elements.map(({ element, count }) => ({
        value: element.databaseId,
        label: byLanguage(prefLanguage, element, 'NameInQuran'),
        about: byLanguage(prefLanguage, element.term, 'Name'),
        count,
      })),
    },
  ];
  return (
    <section className={styles.further} aria-label={t('add')}>
      <Form role="search" action="/verses" className={styles.form} aria-label={t('find')}>
        {Object.entries(chosen as Record<string, readonly (string | number)[]>).flatMap(
          ([name, values]) =>
            values.map((value) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            )),
        )}
        <label htmlFor="find" className={styles.label}>
          {t('find')}
        </label>
        <div className={styles.row}>
          <input
            id="find"
            type="search"
            name="find"
            dir="auto"
            maxLength={MAX_FIND_CHARACTERS}
            defaultValue={find}
            placeholder={t('findExamples')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className={styles.input}
          />
          <button type="submit" className={styles.submit} aria-label={t('find')}>
            <SearchIcon />
          </button>
        </div>
        {find && (
          <p>
            {lists.every(({ choices }) => choices.length === 0) && t('noneFound', { text: find })}{' '}
            <Link to={versesPath(chosen)}>{t('endFind')}</Link>
          </p>
        )}
      </Form>
      <div className={styles.lists}>
        {lists
          .filter(({ choices }) => find === '' || choices.length > 0)
          .map(({ name, choices }) => (
            <ChoiceList
              key={name}
              name={name}
              choices={choices}
              total={total}
              chosen={chosen}
              isOpen={isOpen}
            />
          ))}
      </div>
    </section>
  );
}
