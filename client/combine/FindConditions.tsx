import { Link } from 'react-router-dom';
import { useCombineTexts } from '../i18n/combine';
import { versesPath, type ChosenConditions } from '../page/versesPath';
import { FindForm } from '../ui/fields/FindForm';
import { MAX_FIND_CHARACTERS } from './combineAddress';

interface FindConditionsProps {
  chosen: ChosenConditions;
  find: string;
  isFound: boolean;
}

/** A field that finds topics, roots and names to add to the chosen conditions. */
export function FindConditions({ chosen, find, isFound }: FindConditionsProps) {
  const t = useCombineTexts();
  return (
    <FindForm
      action="/verses"
      label={t('find')}
      placeholder={t('findExamples')}
      text={find}
      maxLength={MAX_FIND_CHARACTERS}
      hidden={Object.entries(chosen as Record<string, readonly (string | number)[]>).flatMap(
        ([name, values]) =>
          values.map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
      )}
    >
      {find && (
        <p>
          {!isFound && t('noneFound', { text: find })}{' '}
          <Link to={versesPath(chosen)}>{t('endFind')}</Link>
        </p>
      )}
    </FindForm>
  );
}
