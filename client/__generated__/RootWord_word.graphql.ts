/**
 * @generated SignedSource<<cf5022eb934ed44629ba8aef291a958d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootWord_word$data = {
  readonly arabicText: string;
  readonly englishGlossGroup: {
    readonly text: string | null | undefined;
  };
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly turkishGlossGroup: {
    readonly text: string | null | undefined;
  };
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "RootWord_word";
};
export type RootWord_word$key = {
  readonly " $data"?: RootWord_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootWord_word">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootWord_word",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arabicText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTranslation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranslation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossGroup",
      "kind": "LinkedField",
      "name": "turkishGlossGroup",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossGroup",
      "kind": "LinkedField",
      "name": "englishGlossGroup",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Word",
  "abstractKey": null
};
})();

(node as any).hash = "b969e2a3b9493aa4d68ebb9776db9264";

export default node;
