import { graphql } from 'react-relay';
import type { CharactersPageQuery } from '../__generated__/CharactersPageQuery.graphql';
import { useTableTexts } from '../i18n/table';
import { PageHead } from '../layout/PageHead';
import { PageHeader } from '../layout/PageHeader';
import { usePageQuery } from '../relay/page';
import { CharacterTable } from './CharacterTable';

export function Component() {
  const t = useTableTexts();
  const { characters } = usePageQuery<CharactersPageQuery>(graphql`
    query CharactersPageQuery @preloadable {
      characters {
        ...CharacterTable_characters
      }
    }
  `);
  return (
    <>
      <PageHead title={t('lettersTitle')} description={t('lettersDescription')} />
      <PageHeader title={t('lettersTitle')} intro={t('lettersIntro')} />
      <CharacterTable characters={characters} />
    </>
  );
}
