import { screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import type { Language } from '../../../client/language';
import { Controls } from '../../../client/ui/controls/Controls';
import { Dialog } from '../../../client/ui/controls/Dialog';
import { MultiSelect } from '../../../client/ui/fields/MultiSelect';
import { renderClient } from '../../support/renderClient';

const options = [
  { value: 'light', label: 'Işık', detail: 'nûr' },
  { value: 'faith', label: 'İman' },
  { value: 'mercy', label: 'رَحْمَة', detail: 'Rahmet', lang: 'ar' },
];

async function renderSelect(
  initial: string[],
  prefLanguage: Language = 'english',
  inDialog = false,
) {
  const seen = { value: initial, isOpen: true };
  function Form() {
    const [value, setValue] = useState(initial);
    const [isOpen, setOpen] = useState(true);
    const trigger = useRef<HTMLButtonElement>(null);
    Object.assign(seen, { value, isOpen });
    const select = (
      <MultiSelect
        label="Terms"
        options={options}
        value={value}
        onChange={setValue}
        emptyText="No term"
      />
    );
    if (!inDialog) return <Controls>{select}</Controls>;
    const control = { isOpen, trigger, onClose: () => setOpen(false) };
    return (
      <Dialog title="Word" className={undefined} {...control}>
        {select}
      </Dialog>
    );
  }
  const { user } = await renderClient(<Form />, { settings: { prefLanguage } });
  return { user, seen };
}

const button = () => screen.getByRole('button', { name: /^Terms / });
const chips = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('button', { name: /^(?!Remove)/ })
    .map(({ textContent }) => textContent);
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function open(user: Awaited<ReturnType<typeof renderSelect>>['user']) {
  await user.click(button());
  const search = await screen.findByRole('combobox');
  await waitFor(() => expect(search).toHaveFocus());
  return search;
}

test.each([
  ['english', [], 'Terms No items selected'],
  ['english', ['light'], 'Terms 1 item selected'],
  ['english', ['light', 'faith', 'mercy'], 'Terms 3 items selected'],
  ['turkish', [], 'Terms Öge seçilmedi'],
  ['turkish', ['light', 'faith', 'mercy'], 'Terms 3 öge seçildi'],
] as const)('says in %s how many of %j are chosen', async (language, value, name) => {
  await renderSelect([...value], language);
  expect(button()).toHaveAccessibleName(name);
});

test('options are checked and unchecked, and the list stays open', async () => {
  const { user, seen } = await renderSelect(['faith']);
  expect(screen.queryAllByRole('option')).toEqual([]);
  await open(user);
  expect(screen.getByRole('option', { name: /İman/ })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('option', { name: /رَحْمَة/ }));
  await user.click(screen.getByRole('option', { name: /Işık/ }));
  expect(seen.value).toEqual(['faith', 'mercy', 'light']);
  await user.click(screen.getByRole('option', { name: /İman/ }));
  expect(seen.value).toEqual(['mercy', 'light']);
  expect(optionTexts()).toHaveLength(3);
});

test('Arabic is marked as such, in the list and on its chip', async () => {
  const { user } = await renderSelect(['mercy']);
  await open(user);
  const arabic = screen.getAllByText('رَحْمَة');
  expect(arabic.map(({ lang, dir }) => lang + dir)).toEqual(['arrtl', 'arrtl']);
});

test.each([
  ['ISIK', ['Işıknûr']],
  ['isik', ['Işıknûr']],
  ['iman', ['İman']],
  ['NUR', ['Işıknûr']],
  ['رحمة', ['رَحْمَةRahmet']],
  ['rahmet', ['رَحْمَةRahmet']],
])('"%s" finds %j', async (text, found) => {
  const { user } = await renderSelect([]);
  await open(user);
  await user.keyboard(text);
  expect(optionTexts()).toEqual(found);
});

test('picking from search results by keyboard keeps hidden choices', async () => {
  const { user, seen } = await renderSelect(['mercy']);
  await open(user);
  await user.keyboard('iman');
  await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  expect(seen.value).toEqual(['mercy', 'faith']);
  await user.keyboard('{Enter}');
  expect(seen.value).toEqual(['mercy']);
  await user.keyboard('qqq');
  expect(optionTexts()).toEqual([]);
  expect(screen.getByText('No term')).toBeVisible();
});

test('chips are reordered and removed by keyboard', async () => {
  const { user, seen } = await renderSelect(['light', 'faith', 'gone']);
  expect(chips()).toEqual(['Işık', 'İman', 'gone']);
  await user.tab();
  await user.tab();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(seen.value).toEqual(['faith', 'light', 'gone']);
  expect(screen.getByText('Işık moved: 2 of 3.')).toBeInTheDocument();
  await user.keyboard('{End}{Delete}');
  expect(seen.value).toEqual(['faith', 'light']);
  await user.keyboard('{Delete}{Delete}');
  expect(seen.value).toEqual([]);
  expect(button()).toHaveFocus();
});

test('chips are removed by their buttons and cannot be edited', async () => {
  const { user, seen } = await renderSelect(['light', 'faith']);
  await user.dblClick(screen.getByText('Işık'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Işık' }));
  expect(seen.value).toEqual(['faith']);
});

test('in a dialog Escape closes the list first, and then the dialog', async () => {
  const { user, seen } = await renderSelect([], 'english', true);
  await open(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(optionTexts()).toEqual([]));
  await waitFor(() => expect(button()).toHaveFocus());
  expect(seen.isOpen).toBe(true);
  await user.keyboard('{Escape}');
  expect(seen.isOpen).toBe(false);
});
