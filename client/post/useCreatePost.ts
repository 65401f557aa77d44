import { graphql, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { useCreatePostMutation } from '../__generated__/useCreatePostMutation.graphql';
import { outcomeOf } from '../editing/outcome';
import { sendCreation } from '../editing/sendCreation';
import { usePostEditingTexts } from '../i18n/postEditing';
import { postPath } from '../page/postPath';
import { useMutation } from '../relay/useMutation';
import { inputOf } from './postInput';
import { readPost, type PostValues } from './readPost';
import { useUpdatePost } from './useUpdatePost';

/** Returns the function that sends the form of a new post. */
export function useCreatePost() {
  const t = usePostEditingTexts();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const update = useUpdatePost();
  const [create] = useMutation<useCreatePostMutation>(
    graphql`
      mutation useCreatePostMutation($input: CreatePostInput!) {
        createPost(input: $input) {
          __typename
          ... on CreatePostPayload {
            isRepeated
            post {
              databaseId
              section
              version
            }
          }
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  return sendCreation<PostValues, number>({
    async create(values, clientKey) {
      const { createPost } = await create({ input: { ...inputOf(values), clientKey } });
      if (createPost.__typename !== 'CreatePostPayload') return outcomeOf(createPost);
      const { section, databaseId, version } = createPost.post;
      const open = () => void navigate(postPath(section, databaseId));
      const action = { label: t('open'), onClick: open };
      return { row: databaseId, version, isRepeated: createPost.isRepeated, action };
    },
    update,
    read: (databaseId) => readPost(environment, databaseId),
  });
}
