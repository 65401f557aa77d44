/**
 * @generated SignedSource<<ba422ee085bb6bd1a3d4f8af773feb6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootSense_root$data = {
  readonly englishNote: string | null | undefined;
  readonly englishSense: string | null | undefined;
  readonly englishTranscription: string;
  readonly turkishNote: string | null | undefined;
  readonly turkishSense: string | null | undefined;
  readonly turkishTranscription: string;
  readonly " $fragmentType": "RootSense_root";
};
export type RootSense_root$key = {
  readonly " $data"?: RootSense_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootSense_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootSense_root",
  "selections": [
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
      "name": "turkishNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishNote",
      "storageKey": null
    }
  ],
  "type": "Root",
  "abstractKey": null
};

(node as any).hash = "b19668f48009181e8f26566771d689cf";

export default node;
