import { useState, type ComponentProps } from 'react';
import { screen } from '@testing-library/react';
import { wordEditingTexts } from '../../../client/i18n/wordEditing';
import { GlossWords } from '../../../client/word/GlossWords';
import { renderClient } from '../../support/renderClient';

const t = wordEditingTexts.turkish.glossWords;

const wordsOf = (heads: (number | null)[]) =>
  heads.map((turkishGlossOf, index) => ({
    key: `2:255:${index + 1}`,
    arabicText: `كلمة${index + 1}`,
    turkishTranslation: `anlam ${index + 1}`,
    englishTranslation: null,
    turkishGlossOf,
    englishGlossOf: null,
  }));

/** With the value that was changed last, as in a form. */
function Field({ onChange, ...props }: ComponentProps<typeof GlossWords>) {
  const [value, setValue] = useState(props.value);
  const change = (next: readonly string[]) => {
    onChange(next);
    setValue(next);
  };
  return <GlossWords {...props} value={value} onChange={change} />;
}

async function open(heads: (number | null)[], number: number, value: number[], isChanged = false) {
  const onChange = jest.fn((_value: readonly string[]) => undefined);
  const openWord = jest.fn((_key: string) => undefined);
  const { user } = await renderClient(
    <Field
      language="turkish"
      label="kelimeler"
      words={wordsOf(heads)}
      number={number}
      value={value.map(String)}
      onChange={onChange}
      openWord={isChanged ? undefined : openWord}
    />,
  );
  const button = (name: string) => screen.queryByRole('button', { name });
  return { onChange, openWord, press: (name: string) => user.click(button(name)!), button };
}

const ALONE = [null, null, null, null];

test('joins a word with the word before and the word after it', async () => {
  const { onChange, press, button } = await open(ALONE, 2, [2]);
  expect(button(t.takeApart)).toBeNull();
  await press(t.joinPrevious);
  expect(onChange).toHaveBeenLastCalledWith(['1', '2']);
  await press(t.joinNext);
  expect(onChange).toHaveBeenLastCalledWith(['1', '2', '3']);
});

test('grows a group at both ends and takes it apart', async () => {
  const { onChange, press } = await open([null, 3, 3, null], 3, [2, 3]);
  await press(t.joinPrevious);
  expect(onChange).toHaveBeenLastCalledWith(['1', '2', '3']);
  await press(t.joinNext);
  expect(onChange).toHaveBeenLastCalledWith(['1', '2', '3', '4']);
  await press(t.takeApart);
  expect(onChange).toHaveBeenLastCalledWith(['3']);
});

test('joins no word beyond the verse or of another gloss', async () => {
  const { onChange, press, button } = await open([null, 3, 3], 1, [1]);
  for (const name of [t.joinPrevious, t.joinNext]) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await press(name);
  }
  expect(onChange).not.toHaveBeenCalled();
  expect(button(t.joinNext)).toHaveAttribute('title', t.taken);
});

test('a covered word leads to the gloss that covers it, and can leave it', async () => {
  const { onChange, openWord, press } = await open([null, 3, 3], 2, [2, 3]);
  expect(screen.getByText('anlam 3')).toHaveAttribute('lang', 'tr');
  await press(t.open);
  expect(openWord).toHaveBeenCalledWith('2:255:3');
  await press(t.leave);
  expect(onChange).toHaveBeenLastCalledWith(['2']);
});

test('unsaved changes keep it from opening another word', async () => {
  const { button } = await open([null, 3, 3], 2, [2, 3], true);
  expect(button(t.open)).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['joining the last word', [null, null], 1, [1], t.joinNext, t.joinNext, 'كلمة1 كلمة2'],
  ['taking a group apart', [2, 2, null], 2, [1, 2], t.takeApart, t.takeApart, 'كلمة2'],
  ['taking a word out', [null, 3, 3], 2, [2, 3], t.leave, t.takeApart, 'كلمة2'],
] as const)(
  '%s keeps the focus and announces the words',
  async (_name, heads, number, value, pressed, focused, words) => {
    const { press, button } = await open([...heads], number, [...value]);
    await press(pressed);
    expect(button(focused)).toHaveFocus();
    expect(button(focused)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(words);
  },
);
