import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ComparedTopics_post$key } from '../__generated__/ComparedTopics_post.graphql';
import { useCompareTexts } from '../i18n/compare';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { comparePath } from '../page/comparePath';
import { postPath } from '../page/postPath';
import { versesPath } from '../page/versesPath';
import { useSettings } from '../settings/SettingsProvider';
import { ComparedList } from './ComparedList';
import { ComparedPair } from './ComparedPair';
import { SharedLinks, SharedPart } from './SharedPart';

interface ComparedTopicsProps {
  /** Two. */
  posts: ComparedTopics_post$key;
}

/** The verses of two topics beside each other, and above them those in both. */
export function ComparedTopics({ posts }: ComparedTopicsProps) {
  const t = useCompareTexts();
  const { prefLanguage } = useSettings().settings;
  const topics = useFragment(
    graphql`
      fragment ComparedTopics_post on Post @relay(plural: true) {
        databaseId
        section
        turkishTitle
        englishTitle
        verses(first: 100) {
          totalCount
          edges {
            node {
              id
              turkishTranslation
              englishTranslation
              verse {
                key
                arabicText
              }
            }
          }
        }
      }
    `,
    posts,
  );
  const [first = new Set<string>(), second = new Set<string>()] = topics.map(
    ({ verses }) => new Set(verses.edges.map(({ node }) => node.verse.key)),
  );
  const shared = [...first].filter((key) => second.has(key));
  const keys = topics.map(({ databaseId }) => databaseId);
  const names = topics.map((topic) => byLanguage(prefLanguage, topic, 'Title'));
  const combinations = [
    { path: versesPath({ topic: keys }), text: t('inBoth') },
    ...keys.map((key, index) => ({
      path: versesPath({ topic: [key], notTopic: keys.filter((other) => other !== key) }),
      text: t('onlyIn', { name: names[index] }),
    })),
  ];
  return (
    <>
      <SharedPart title={t('sharedVerses', { count: shared.length })}>
        {shared.length > 0 && (
          <>
            <SharedLinks>
              {shared.map((key) => (
                <li key={key}>
                  <Link to={`/verses/${key}`}>{key}</Link>
                </li>
              ))}
            </SharedLinks>
            <SharedLinks>
              {combinations.map(({ path, text }) => (
                <li key={path}>
                  <Link to={path}>{text}</Link>
                </li>
              ))}
            </SharedLinks>
          </>
        )}
      </SharedPart>
      <ComparedPair
        pair={topics.map((topic, index) => ({
          key: index,
          name: byLanguage(prefLanguage, topic, 'Title'),
          path: postPath(topic.section, topic.databaseId),
          otherPath: comparePath('topics', topics[1 - index]?.databaseId ?? 0),
          count: t('verseCount', { count: topic.verses.totalCount }),
          children: (
            <ComparedList
              total={topic.verses.totalCount}
              items={topic.verses.edges.map(({ node }) => ({
                key: node.id,
                isShared: shared.includes(node.verse.key),
                title: <Link to={`/verses/${node.verse.key}`}>{node.verse.key}</Link>,
                arabic: node.verse.arabicText,
                text: byLanguage(prefLanguage, node, 'Translation') ?? '',
                lang: LANGUAGE_TAGS[prefLanguage],
              }))}
            />
          ),
        }))}
      />
    </>
  );
}
