import { useSyncExternalStore, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRecordingTexts } from '../i18n/recording';
import buttons from '../ui/buttons/buttons.module.css';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { ListenIcon, PauseIcon, StopIcon } from './icons';
import { playback } from './playback';
import styles from './Player.module.css';
import type { Recording } from './readRecording';
import { showVerse } from './soundingWord';
import { useContinues } from './useContinues';
import { usePlayedVerse } from './usePlayedVerse';

interface PlayerProps {
  /** Gets focus when the player is closed. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Plays verses, with its controls at the bottom of the window. */
export function Player({ button }: PlayerProps) {
  const t = useRecordingTexts();
  const { verse, awaited } = useSyncExternalStore(playback.subscribe, playback.read);
  const [continues, setContinues] = useContinues();
  const goOn = useGoOn(verse);
  const { state, recording, toggle, retry } = usePlayedVerse(verse, (end, ended) => {
    if (end === 'replaced' || !continues || !goOn(ended)) playback.stop();
  });
  const stop = () => {
    playback.stop();
    button.current?.focus();
  };
  const isPlaying = state === 'playing';
  const isLoading = state === 'loading' || awaited !== undefined;
  return createPortal(
    <section className={styles.player} aria-label={t('player')}>
      <button
        type="button"
        className={buttons.icon}
        aria-label={t(isPlaying ? 'pause' : 'play')}
        aria-busy={isLoading}
        onClick={state === 'failed' ? retry : toggle}
      >
        {isPlaying ? <PauseIcon /> : <ListenIcon />}
      </button>
      <p className={styles.what}>
        {verse && t('verse', { key: verse })}
        {recording && (
          <>
            {' · '}
            {recording.reciter}
            {recording.licence && <small className={styles.licence}>{recording.licence}</small>}
          </>
        )}
      </p>
      <button type="button" className={buttons.icon} aria-label={t('stop')} onClick={stop}>
        <StopIcon />
      </button>
      {state === 'failed' ? (
        <p role="alert" className={styles.failure}>
          {t(navigator.onLine ? 'failed' : 'offline')}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {t('retry')}
          </button>
        </p>
      ) : (
        <CheckboxField label={t('continue')} checked={continues} onChange={setContinues} />
      )}
      <span role="status" className="visuallyHidden">
        {isLoading && t('loading')}
      </span>
    </section>,
    document.body,
  );
}

/** Returns a function that goes on after a recording with the next verse of the page, or on the page of the next verse. */
function useGoOn(verse: string | undefined) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return ({ nextKey }: Recording): boolean => {
    if (nextKey == null) return false;
    if (document.querySelector(`[data-verse="${nextKey}"]`)) {
      playback.goOn(nextKey);
      showVerse(nextKey);
      return true;
    }
    if (pathname !== `/verses/${verse}`) return false;
    playback.awaitPageOf(nextKey);
    void navigate({ pathname: `/verses/${nextKey}`, search }, { state: { keepsFocus: true } });
    return true;
  };
}
