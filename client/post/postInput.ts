import type { CreatePostInput } from '../__generated__/useCreatePostMutation.graphql';
import { SECTIONS } from './postAddress';
import type { PostValues } from './readPost';

/** Converts form values that postProblems accepts into the API's input. */
export function inputOf({ section, number, ...values }: PostValues): CreatePostInput {
  return { ...values, section: section || SECTIONS.other, number: number ?? 0 };
}
