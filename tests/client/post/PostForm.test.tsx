import { screen } from '@testing-library/react';
import { PostForm } from '../../../client/post/PostForm';
import { POST_LIMITS } from '../../../text/limits';
import { renderClient } from '../../support/renderClient';

test('has the limits of the API', async () => {
  const initial = {
    section: 'QURAN' as const,
    number: 1,
    turkishTitle: 'Başlık',
    turkishNote: '<p>Not</p>',
    englishTitle: 'Title',
    englishNote: '<p>Note</p>',
    verseReferences: Array<string>(POST_LIMITS.verses).fill('1:1'),
  };
  const form = (
    <PostForm
      draftKey="post/1"
      label="1 - Title"
      initial={initial}
      version={1}
      send={jest.fn()}
      onClose={jest.fn()}
    />
  );
  const { user } = await renderClient(form, { settings: { prefLanguage: 'english' } });
  for (const title of ['Başlık', 'Title']) {
    const { titleCharacters } = POST_LIMITS;
    expect(screen.getByDisplayValue(title)).toHaveAttribute('maxlength', String(titleCharacters));
  }
  const number = screen.getByRole('spinbutton');
  expect(number).toHaveAttribute('aria-valuemin', String(POST_LIMITS.number.minimum));
  expect(number).toHaveAttribute('aria-valuemax', String(POST_LIMITS.number.maximum));

  const verses = screen.getByPlaceholderText('2:5');
  expect(verses).toBeValid();
  await user.type(verses, '1:2 ');
  expect(verses).toBeInvalid();
  expect(verses).toHaveAccessibleDescription(new RegExp(String(POST_LIMITS.verses)));
});
