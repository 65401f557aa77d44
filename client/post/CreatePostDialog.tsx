import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { CreatePostDialogMutation } from '../__generated__/CreatePostDialogMutation.graphql';
import { EditorScope } from '../editing/EditorScope';
import { outcomeOf } from '../editing/outcome';
import { usePostEditingTexts } from '../i18n/postEditing';
import { useMutation } from '../relay/useMutation';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import { postPath } from '../page/postPath';
import styles from './PostDialog.module.css';
import { PostForm } from './PostForm';
import { inputOf } from './postInput';
import type { PostValues } from './readPost';

const EMPTY: PostValues = {
  section: '',
  number: null,
  turkishTitle: '',
  turkishNote: '',
  englishTitle: '',
  englishNote: '',
  verseReferences: [],
};

/** Creates a post. */
export function CreatePostDialog(control: ControlProps) {
  const t = usePostEditingTexts();
  return (
    <Dialog isForm title={t('createTitle')} className={styles.form} {...control}>
      <div className={styles.content}>
        <EditorScope onError={control.onClose}>
          <NewPost onClose={control.onClose} />
        </EditorScope>
      </div>
    </Dialog>
  );
}

function NewPost({ onClose }: { onClose(): void }) {
  const t = usePostEditingTexts();
  const navigate = useNavigate();
  const [create] = useMutation<CreatePostDialogMutation>(
    graphql`
      mutation CreatePostDialogMutation($input: CreatePostInput!) {
        createPost(input: $input) {
          __typename
          ... on CreatePostPayload {
            post {
              databaseId
              section
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
  return (
    <PostForm
      draftKey="post/new"
      label={t('createTitle')}
      initial={EMPTY}
      version={null}
      send={async (values) => {
        const { createPost } = await create({ input: inputOf(values) });
        if (createPost.__typename !== 'CreatePostPayload') {
          return outcomeOf(createPost);
        }
        const { section, databaseId } = createPost.post;
        const open = () => void navigate(postPath(section, databaseId));
        return { kind: 'saved', action: { label: t('open'), onClick: open } };
      }}
      onClose={onClose}
    />
  );
}
