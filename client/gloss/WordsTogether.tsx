import { rootPath } from '../page/rootPath';
import { Suspense, use, useState, useTransition } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Link, useNavigate } from 'react-router-dom';
import { useGlossTexts } from '../i18n/gloss';
import { useTranslation } from '../i18n/I18nProvider';
import { useWorkTexts } from '../i18n/work';
import { LANGUAGES } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import pills from '../ui/buttons/pill.module.css';
import { ReplaceForm } from './ReplaceForm';
import { readWords, type Places } from './readWords';
import { TagForm } from './TagForm';
import { wordsPath, type WordsPart } from './wordsAddress';
import styles from './WordsTogether.module.css';

/** Reads the words of a form, a root or a search, and again after each change. */
export function WordsTogether({ part }: { part: WordsPart }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [places, setPlaces] = useState(() => readWords(environment, part));
  const [saves, setSaves] = useState(0);
  const [, startReading] = useTransition();
  const readAgain = () => startReading(() => setPlaces(readWords(environment, part)));
  return (
    <Suspense fallback={<p role="status">{t('site.loading')}</p>}>
      <LoadedWords
        part={part}
        places={places}
        saves={saves}
        onStale={readAgain}
        onSaved={() => {
          readAgain();
          // The form of tags stays, and shows which words have the tag.
          if (!part.isTagging) setSaves((count) => count + 1);
        }}
      />
    </Suspense>
  );
}

interface LoadedWordsProps {
  part: WordsPart;
  places: Promise<Places>;
  /** A new number begins a new form. */
  saves: number;
  onStale(): void;
  onSaved(): void;
}

function LoadedWords({ part, places: promise, saves, ...changed }: LoadedWordsProps) {
  const t = useGlossTexts();
  const work = useWorkTexts();
  const navigate = useNavigate();
  const { prefLanguage } = useSettings().settings;
  const language = part.language ?? prefLanguage;
  const places = use(promise);
  const [first] = places.words;
  if (!first) return <p>{t(part.query ? 'together.noneFound' : 'together.none')}</p>;
  const name = part.query ?? part.root ?? first.arabicText;
  const rootLetters = part.query ? undefined : first.root;
  const source = part.query
    ? 'together.ofSearch'
    : part.root
      ? 'together.ofRoot'
      : 'together.ofForm';
  const origin = part.query
    ? `/query?${new URLSearchParams({ queryParameter: part.query })}`
    : rootLetters
      ? rootPath(rootLetters)
      : '/admin/work';
  const Form = part.isTagging ? TagForm : ReplaceForm;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t(source)}{' '}
          {part.query ? (
            <bdi>“{name}”</bdi>
          ) : (
            <bdi lang="ar" className={styles.name}>
              {name}
            </bdi>
          )}{' '}
          <span className={styles.count}>{t('words', { count: places.total })}</span>
        </h2>
        {part.query && (
          <Link className={styles.link} to={origin}>
            {t('together.results')}
          </Link>
        )}
        {rootLetters && (
          <Link className={styles.link} to={rootPath(rootLetters)}>
            {t('root')} <bdi lang="ar">{rootLetters}</bdi>
          </Link>
        )}
      </div>
      <Pills
        label={t('together.task')}
        choices={[false, true].map((isTagging) => ({
          name: t(isTagging ? 'together.tag' : 'together.replace'),
          part: { ...part, isTagging },
          isChosen: isTagging === Boolean(part.isTagging),
        }))}
      />
      <Pills
        label={t('language')}
        choices={LANGUAGES.map((one) => ({
          name: work(`language.${one}`),
          part: { ...part, language: one },
          isChosen: one === language,
        }))}
      />
      {(part.after ?? places.next) && (
        <p className={styles.part}>
          {t('together.part', { count: places.words.length, total: places.total })}{' '}
          {places.next && (
            <Link to={wordsPath({ ...part, after: places.next })}>{t('together.nextPart')}</Link>
          )}
        </p>
      )}
      <div className={styles.form}>
        <Form
          key={saves}
          places={places}
          part={part}
          language={language}
          name={name}
          onClose={() => void navigate(origin)}
          {...changed}
        />
      </div>
    </>
  );
}

interface PillsProps {
  label: string;
  choices: { name: string; part: WordsPart; isChosen: boolean }[];
}

function Pills({ label, choices }: PillsProps) {
  return (
    <nav aria-label={label} className={styles.pills}>
      {choices.map(({ name, part, isChosen }) => (
        <Link
          key={name}
          className={`${pills.pill} ${styles.pill}`}
          to={wordsPath(part)}
          replace
          state={{ keepsFocus: true }}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
