/**
 * @generated SignedSource<<1a69347b78c789b089a4b757ac09bc90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootCard_root$data = {
  readonly englishSense: string | null | undefined;
  readonly englishTranscription: string;
  readonly letters: string;
  readonly numberOfOccurrences: number;
  readonly turkishSense: string | null | undefined;
  readonly turkishTranscription: string;
  readonly " $fragmentType": "RootCard_root";
};
export type RootCard_root$key = {
  readonly " $data"?: RootCard_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootCard_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootCard_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "letters",
      "storageKey": null
    },
    {
      "alias": "turkishTranscription",
      "args": [
        {
          "kind": "Literal",
          "name": "scheme",
          "value": "TURKISH_DIA"
        }
      ],
      "kind": "ScalarField",
      "name": "transcription",
      "storageKey": "transcription(scheme:\"TURKISH_DIA\")"
    },
    {
      "alias": "englishTranscription",
      "args": [
        {
          "kind": "Literal",
          "name": "scheme",
          "value": "ENGLISH_IJMES"
        }
      ],
      "kind": "ScalarField",
      "name": "transcription",
      "storageKey": "transcription(scheme:\"ENGLISH_IJMES\")"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishSense",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishSense",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfOccurrences",
      "storageKey": null
    }
  ],
  "type": "Root",
  "abstractKey": null
};

(node as any).hash = "409be4186d4eedccb49fb7f0c0376eab";

export default node;
