import { graphql } from 'react-relay';
import type { CharactersPageQuery } from '../__generated__/CharactersPageQuery.graphql';
import { AdminPart } from '../auth/AdminPart';
import { useTableTexts } from '../i18n/table';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { usePageQuery } from '../relay/page';
import { CharacterTable } from './CharacterTable';
import { SignTables } from './SignTables';

const loadEditor = async () => (await import('./CharacterTableEditor')).CharacterTableEditor;

export function CharactersPage() {
  const t = useTableTexts();
  const { characters, readingSigns } = usePageQuery<CharactersPageQuery>(graphql`
    query CharactersPageQuery @preloadable {
      characters {
        ...CharacterTable_characters
      }
      readingSigns {
        ...SignTables_signs
      }
    }
  `);
  const table = <CharacterTable characters={characters} />;
  return (
    <>
      <PageHead title={t('lettersTitle')} description={t('lettersDescription')} />
      <PageHeader title={t('lettersTitle')} intro={t('lettersIntro')} />
      <AdminPart load={loadEditor} props={{ fallback: table }}>
        {table}
      </AdminPart>
      <SignTables signs={readingSigns} />
    </>
  );
}
