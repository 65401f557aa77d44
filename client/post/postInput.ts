import type { CreatePostInput } from '../__generated__/CreatePostDialogMutation.graphql';
import { SECTIONS } from './postAddress';
import type { PostValues } from './readPost';

/** A post that postProblems finds nothing wrong with, as the API takes it. */
export function inputOf({ section, number, ...values }: PostValues): CreatePostInput {
  return { ...values, section: section || SECTIONS.other, number: number ?? 0 };
}
