import { useLocation } from 'react-router-dom';
import { wordsPartOf } from '../gloss/wordsAddress';
import { WordsTogether } from '../gloss/WordsTogether';
import { useGlossTexts } from '../i18n/gloss';
import { AdminOnly } from './AdminOnly';

/** The words of a form or a root, which are changed together. */
export function WordsPage() {
  const t = useGlossTexts();
  const { search } = useLocation();
  const part = wordsPartOf(search);
  return (
    <AdminOnly title={t('together.title')} intro={t('together.intro')}>
      {part ? <WordsTogether key={search} part={part} /> : <p>{t('together.none')}</p>}
    </AdminOnly>
  );
}
