import { graphql, useFragment } from 'react-relay';
import type { FurtherConditions_counts$key } from '../__generated__/FurtherConditions_counts.graphql';
import { useCombineTexts } from '../i18n/combine';
import { byLanguage } from '../language';
import type { ChosenConditions } from '../page/versesPath';
import { useSettings } from '../settings/SettingsProvider';
import { ChoiceList, type Choice } from './ChoiceList';
import { FindConditions } from './FindConditions';
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

/** Of each kind; the fragment asks for one more, to know whether there are others. */
const OFFERED = 24;

/** Topics, roots and names to add or to leave out, with the number of verses that remain. */
export function FurtherConditions(props: FurtherConditionsProps) {
  const { counts, total, chosen, find, isOpen } = props;
  const t = useCombineTexts();
  const { prefLanguage } = useSettings().settings;
  const { posts, roots, elements } = useFragment(
    graphql`
      fragment FurtherConditions_counts on VerseCounts {
        posts(first: 25, text: $find) {
          count
          post {
            databaseId
            turkishTitle
            englishTitle
          }
        }
        roots(first: 25, text: $find) {
          count
          root {
            letters
            turkishSense
            englishSense
          }
        }
        elements(first: 25, text: $find) {
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
      <FindConditions
        chosen={chosen}
        find={find}
        isFound={lists.some(({ choices }) => choices.length > 0)}
      />
      <div className={styles.lists}>
        {lists
          .filter(({ choices }) => find === '' || choices.length > 0)
          .map(({ name, choices }) => (
            <ChoiceList
              key={name}
              name={name}
              choices={choices.slice(0, OFFERED)}
              total={total}
              chosen={chosen}
              hasOthers={find === '' && choices.length > OFFERED}
              isOpen={isOpen}
            />
          ))}
      </div>
    </section>
  );
}
