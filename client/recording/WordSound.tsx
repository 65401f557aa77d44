import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WordSound_recording$key } from '../__generated__/WordSound_recording.graphql';
import { useRecordingTexts } from '../i18n/recording';
import buttons from '../ui/buttons/buttons.module.css';
import { ListenIcon, StopIcon } from './icons';
import { playSound, type Sound, type SoundState } from './playSound';
import styles from './Player.module.css';

interface WordSoundProps {
  recording: WordSound_recording$key;
}

const SOUNDS: readonly (SoundState | undefined)[] = ['loading', 'playing'];

/** Plays a word by itself. */
export function WordSound({ recording }: WordSoundProps) {
  const t = useRecordingTexts();
  const { url, reciter, licence } = useFragment(
    graphql`
      fragment WordSound_recording on Recording {
        url
        reciter
        licence
      }
    `,
    recording,
  );
  const [state, setState] = useState<SoundState>();
  const sound = useRef<Sound>(undefined);
  useEffect(() => () => sound.current?.stop(), []);
  const sounds = SOUNDS.includes(state);
  const press = () => {
    if (sounds) sound.current?.stop();
    else sound.current = playSound(url, setState);
    setState(sounds ? undefined : 'loading');
  };
  return (
    <div className={styles.word}>
      <button
        type="button"
        className={buttons.secondary}
        aria-busy={state === 'loading' || undefined}
        onClick={press}
      >
        {sounds ? <StopIcon /> : <ListenIcon />}
        {t(sounds ? 'stop' : 'listenToWord')}
      </button>
      <small className={styles.licence}>{[reciter, licence].filter(Boolean).join(' · ')}</small>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          {t(navigator.onLine ? 'failed' : 'offline')}
        </p>
      )}
    </div>
  );
}
