import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useRecordingTexts } from '../i18n/recording';
import buttons from '../ui/buttons/buttons.module.css';
import failures from '../ui/controls/useControl.module.css';
import { LoadedPart } from '../ui/LoadedPart';
import { ListenIcon, StopIcon } from './icons';
import { playback } from './playback';

export interface ListenButtonProps {
  verseKey: string;
  /** Of a button with a text. */
  className?: string | undefined;
  /** Whether it is a small button of one of many verses; otherwise the page is of this verse alone. */
  isAmongOthers?: boolean;
}

const loadPlayer = async () => (await import('./Player')).Player;

/** Plays a verse and stops it. The player is loaded when the first verse is played. */
export function ListenButton({ verseKey, className, isAmongOthers = false }: ListenButtonProps) {
  const t = useRecordingTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { subscribe } = playback;
  const sounds = useSyncExternalStore(
    subscribe,
    () => playback.read().verse === verseKey,
    () => false,
  );
  const isHost = useSyncExternalStore(
    subscribe,
    () => playback.read().host === id,
    () => false,
  );
  useEffect(() => {
    if (isAmongOthers) return;
    const { verse, awaited } = playback.read();
    if (awaited === verseKey) playback.goOn(verseKey);
    else if (verse !== undefined && verse !== verseKey) playback.stop();
  }, [verseKey, isAmongOthers]);
  useEffect(
    () => () => {
      if (playback.read().host === id) playback.stop();
    },
    [id],
  );
  const press = () => {
    setFailed(false);
    if (sounds) playback.stop();
    else playback.start(verseKey, id);
  };
  const label = t(sounds ? 'stop' : 'listen');
  return (
    <>
      <button
        ref={button}
        type="button"
        className={isAmongOthers ? buttons.icon : className}
        aria-label={isAmongOthers ? `${label} ${verseKey}` : undefined}
        onClick={press}
      >
        {sounds ? <StopIcon /> : <ListenIcon />}
        {!isAmongOthers && label}
      </button>
      <LoadedPart
        load={loadPlayer}
        isShown={isHost}
        props={{ button }}
        onError={() => {
          playback.stop();
          setFailed(true);
        }}
      />
      {hasFailed && (
        <p role="alert" className={failures.failure}>
          {t('failed')}
        </p>
      )}
    </>
  );
}
