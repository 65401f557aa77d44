import { use, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { POST_LIMITS } from '../../text/limits';
import { byLanguage } from '../language';
import type { Outcome, Saved } from '../editing/outcome';
import { useOperation } from '../editing/useOperation';
import { useAddingVersesTexts } from '../i18n/addingVerses';
import { useEditingTexts } from '../i18n/editing';
import { usePostEditingTexts } from '../i18n/postEditing';
import { postPath } from '../page/postPath';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { compareVerses } from '../../text/verseReference';
import { PlaceSelect } from './PlaceSelect';
import styles from './PostDialog.module.css';
import type { PostValues } from './readPost';
import { savePost } from './savePost';
import { useUndoAddition } from './useUndoAddition';
import { addVerses, placeIn } from './verseAddition';

interface AddToPostProps {
  databaseId: number;
  /** The topic with its notes as stored. */
  saved: Promise<Saved<PostValues> | undefined>;
  /** It was read again, because someone else had changed it. */
  isChanged: boolean;
  keys: readonly string[];
  onConflict(): void;
  onAdded(): void;
  onUndone(keys: readonly string[]): void;
  onClose(): void;
}

/** Chooses the place of the verses in a topic, and adds those that it lacks. */
export function AddToPost(props: AddToPostProps) {
  const { databaseId, saved, isChanged, keys, onConflict, onAdded, onUndone, onClose } = props;
  const t = useAddingVersesTexts();
  const editing = useEditingTexts();
  const texts = usePostEditingTexts();
  const { prefLanguage } = useSettings().settings;
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const operation = useOperation('saved');
  const undo = useUndoAddition();
  const post = use(saved);
  const [chosen, setChosen] = useState('end');
  const [isSorted, setSorted] = useState(false);
  if (!post) return <p role="alert">{texts('noPost')}</p>;

  const before = post.values.verseReferences;
  const place = placeIn(before, chosen);
  const ordered = isSorted ? keys.toSorted(compareVerses) : keys;
  const { verses, added, already } = addVerses(before, ordered, place);
  const count = added.length;
  const excess = verses.length - POST_LIMITS.verses;
  const title = byLanguage(prefLanguage, post.values, 'Title');
  const path = postPath(post.values.section, databaseId);

  const add = async (): Promise<Outcome<never>> => {
    const values = { ...post.values, verseReferences: verses };
    const { outcome, version } = await savePost(environment, databaseId, post.version, values);
    if (outcome.kind === 'stale') onConflict();
    if (version === undefined) return outcome;
    const takeBack = async () => {
      if (await undo(databaseId, version, post.values, { count, title })) onUndone(added);
    };
    return {
      kind: 'saved',
      title: t('added', { count, title }),
      link: { label: texts('open'), path, follow: () => void navigate(path) },
      action: { label: texts('undo'), onClick: () => void takeBack() },
    };
  };
  const submit = async () => {
    if (await operation.run(add)) onAdded();
  };
  return (
    <>
      {isChanged && (
        <p role="alert" className={styles.problem}>
          {t('changed', { count: before.length })}
        </p>
      )}
      <PlaceSelect verses={before} value={place} onChange={setChosen} />
      <CheckboxField label={t('mushafOrder')} checked={isSorted} onChange={setSorted} />
      <p className={styles.verses}>{added.join(', ')}</p>
      {already.length > 0 && (
        <p className={styles.warning}>
          {count === 0
            ? t('allThere')
            : t('already', { verses: already.map((one) => t('alreadyAt', one)).join(', ') })}
        </p>
      )}
      {excess > 0 && (
        <p role="alert" className={styles.problem}>
          {t('tooMany', { count: excess, maximum: POST_LIMITS.verses })}
        </p>
      )}
      <div className={buttons.actions}>
        <button
          type="button"
          className={buttons.secondary}
          data-takes-dialog-escape
          onClick={onClose}
        >
          {editing('cancel')}
        </button>
        <button
          type="button"
          className={buttons.primary}
          disabled={count === 0 || excess > 0}
          aria-busy={operation.isRunning}
          onClick={() => {
            if (!operation.isRunning) void submit();
          }}
        >
          {t('add', { count })}
        </button>
      </div>
      {operation.signInAgain}
    </>
  );
}
