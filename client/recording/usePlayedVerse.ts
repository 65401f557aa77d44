import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { playSound, type Sound, type SoundState } from './playSound';
import { readRecording, type Recording } from './readRecording';
import { markSounding, soundingWord, unmarkSounding } from './soundingWord';

/** What is known of one attempt to play a verse. */
interface Played {
  attempt: string;
  state: SoundState;
  recording?: Recording | undefined;
  sound?: Sound;
}

/**
 * Plays a verse, and marks the word that sounds.
 * @param onEnd called at its end, and when another recording has taken its place
 */
export function usePlayedVerse(
  verse: string | undefined,
  onEnd: (state: 'ended' | 'replaced', recording: Recording) => void,
) {
  const environment = useRelayEnvironment();
  const [attempts, setAttempts] = useState(0);
  const [latest, setLatest] = useState<Played>();
  const attempt = `${verse} ${attempts}`;
  const played: Played = latest?.attempt === attempt ? latest : { attempt, state: 'loading' };
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (verse === undefined) return;
    let sound: Sound | undefined;
    let isOver = false;
    const play = async () => {
      const recording = await readRecording(environment, verse);
      if (isOver) return;
      if (!recording) throw new Error(`No recording of ${verse}.`);
      const playing = playSound(recording.url, (state) => {
        setLatest({ attempt, state, recording, sound: playing });
        if (state === 'ended' || state === 'replaced') end(state, recording);
      });
      sound = playing;
      setLatest({ attempt, state: 'loading', recording, sound });
    };
    play().catch(() => {
      if (!isOver) setLatest({ attempt, state: 'failed' });
    });
    return () => {
      isOver = true;
      sound?.stop();
    };
  }, [environment, verse, attempt]);

  const { state, recording, sound } = played;
  useEffect(() => {
    if (verse === undefined || state !== 'playing' || !recording || !sound) return;
    let marked: number | undefined;
    let frame = 0;
    const follow = () => {
      const word = soundingWord(recording.timings, sound.position());
      if (word !== marked) markSounding(verse, word);
      marked = word;
      if (recording.timings.length > 0) frame = requestAnimationFrame(follow);
    };
    markSounding(verse, undefined);
    follow();
    return () => cancelAnimationFrame(frame);
  }, [verse, state, recording, sound]);
  useEffect(() => unmarkSounding, [verse]);

  return { state, recording, toggle: sound?.toggle, retry: () => setAttempts(attempts + 1) };
}
