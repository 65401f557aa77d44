/** Recordings of verses and words, where the operator of the server has configured some. */
import { builder } from '../../builder';
import type { Context } from '../../context';
import { addressOf } from '../../recitation/addressPattern';
import type { WordTiming } from '../../recitation/timings';

interface RecordingRow {
  url: string;
  reciter: string;
  licence: string | null;
  timings: readonly WordTiming[];
}

const wordTiming = builder.objectRef<WordTiming>('WordTiming').implement({
  description: 'When a word sounds in the recording of its verse.',
  fields: (t) => ({
    word: t.exposeInt('word', { description: 'Number of the word in the verse, from 1.' }),
    start: t.exposeInt('start', {
      description: 'Milliseconds from the beginning of the recording.',
    }),
    end: t.exposeInt('end', { description: 'Milliseconds; greater than `start`.' }),
  }),
});

const recording = builder.objectRef<RecordingRow>('Recording').implement({
  description:
    'A recording that the operator of this server has the right to play; it is not a part of the content.',
  fields: (t) => ({
    url: t.exposeString('url', {
      description:
        'Absolute address of a file of sound. It is composed by a pattern: whether there is a file is not known.',
    }),
    reciter: t.exposeString('reciter', { description: 'Who recites.' }),
    licence: t.exposeString('licence', {
      nullable: true,
      description:
        'License or terms of the recording, as the operator of the server words them; null if they are not named.',
    }),
    timings: t.expose('timings', {
      type: [wordTiming],
      description:
        'When each word of the verse sounds, by `start`. A repeated word has several items; empty if it is not known, and for the recording of a word.',
    }),
  }),
});

/** @returns null without a pattern for such recordings */
function recordingOf(
  recorded: 'verse' | 'word',
  key: string,
  { recitation, origin }: Context,
): RecordingRow | null {
  const pattern = recitation?.[`${recorded}Url`];
  if (recitation === undefined || pattern === undefined) return null;
  const address = addressOf(pattern, key);
  return {
    url: address.startsWith('/') ? origin + address : address,
    reciter: recitation.reciter,
    licence: recitation.licence ?? null,
    timings: recitation.timings.get(key) ?? [],
  };
}

builder.objectField('Verse', 'recording', (t) =>
  t.field({
    type: recording,
    nullable: true,
    description:
      'The recording of the verse; null on a server without recordings of verses, as by default.',
    resolve: ({ key }, _args, context) => recordingOf('verse', key, context),
  }),
);

builder.objectField('Word', 'recording', (t) =>
  t.field({
    type: recording,
    nullable: true,
    description:
      'The recording of the word by itself; null on a server without recordings of words, as by default.',
    resolve: ({ key }, _args, context) => recordingOf('word', key, context),
  }),
);
