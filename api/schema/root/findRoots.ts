import { builder } from '../../builder';
import { badInput } from '../../errors';
import { rootTranscription } from '../../../text/transcription/rootLetters';
import { findRoots } from '../../read/rootIndex';

const MAX_ROOTS = 24;
const MAX_CHARACTERS = 100;

builder.objectField('Root', 'transcription', (t) =>
  t.string({
    description: 'The root in Latin letters: "r-ḥ-m", or "r-h-m" in a plain scheme.',
    args: {
      scheme: t.arg({
        type: 'TranscriptionScheme',
        required: true,
        description: 'The language and the letters.',
      }),
    },
    resolve: ({ letters }, { scheme }) => rootTranscription(letters, scheme),
  }),
);

builder.queryField('findRoots', (t) =>
  t.field({
    type: ['Root'],
    description: `At most ${MAX_ROOTS} roots that a text names, best first: by their letters in Arabic, as a beginning, or in Latin ("rhm", "r-h-m"), or by a word of what they mean in Turkish or English ("sabır", "patience").`,
    args: {
      text: t.arg.string({
        required: true,
        description: `What a person types, at most ${MAX_CHARACTERS} characters.`,
      }),
    },
    extensions: { complexity: { field: 100, multiplier: MAX_ROOTS } },
    resolve: async (_query, { text }, context) => {
      if (text.length > MAX_CHARACTERS) {
        throw badInput(
          `\`text\` must have at most ${MAX_CHARACTERS} characters; got ${text.length}.`,
        );
      }
      return findRoots(text, context, MAX_ROOTS);
    },
  }),
);
