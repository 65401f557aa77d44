import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { VerseListField } from '../../../client/ui/verseList/VerseListField';
import { firstWords, type VerseText } from '../../../client/ui/verseList/verseText';
import type { Language } from '../../../client/language';
import { references } from '../../support/references';
import { renderClient } from '../../support/renderClient';

interface Options {
  error?: string;
  max?: number;
  language?: Language;
  texts?: Record<string, VerseText>;
  /** Called when the texts could not be loaded and are asked for again. */
  onRetry?(): void;
}

async function renderList(initial: string[] = [], options: Options = {}) {
  const { language = 'english', texts = {}, onRetry, ...props } = options;
  const seen = {
    value: initial,
    submitted: 0,
    /** Gives the field another value, as a draft does. */
    give: (_value: string[]): void => undefined,
  };
  function Form() {
    const [value, setValue] = useState(initial);
    seen.value = value;
    seen.give = setValue;
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          seen.submitted++;
        }}
      >
        <VerseListField
          label="Verses"
          name="verses"
          value={value}
          onChange={setValue}
          max={300}
          references={references}
          texts={{
            of: new Map(Object.entries(texts)),
            hasFailed: onRetry !== undefined,
            retry: () => onRetry?.(),
          }}
          {...props}
        />
        <button type="submit">Save</button>
      </form>
    );
  }
  const { user } = await renderClient(<Form />, { settings: { prefLanguage: language } });
  const input = screen.getByRole('textbox', { name: 'Verses' });
  return { user, seen, input };
}

const list = () => screen.getByRole('list', { name: 'Verses' });
const rows = () => within(list()).getAllByRole('listitem');
/** The button of the first row that begins like this. */
const row = (start: string) =>
  rows()
    .map((item) => item.querySelector<HTMLElement>('[data-item]')!)
    .find((button) => button.textContent.startsWith(start))!;
/** The button with the place of a row. */
const place = (name: string) =>
  within(list()).getByRole('button', { name: new RegExp(`: move ${name} to another place$`) });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('typing', () => {
  test.each(['{Enter}', ',', ' ', ';'])('a reference and "%s" adds a row', async (key) => {
    const { user, seen, input } = await renderList();
    await user.type(input, `2:255${key}`);
    expect(seen.value).toEqual(['2:255']);
    expect(input).toHaveValue('');
    expect(row('2:255')).toBeVisible();
    expect(said()).toContain('1 verse');
    expect(seen.submitted).toBe(0);
  });

  test.each(['{Enter}', '  ', ' , ;', ' {Enter}'])('"%s" alone adds nothing', async (keys) => {
    const { user, seen, input } = await renderList(['1:1']);
    await user.type(input, keys);
    expect(seen.value).toEqual(['1:1']);
    expect(seen.submitted).toBe(0);
  });

  test.each([
    ['2:285-286 ', ['2:285', '2:286']],
    ['2/255,', ['2:255']],
    ['Bakara 255 ', ['2:255']],
    ['Âl-i İmrân 18;2:1{Enter}', ['3:18', '2:1']],
    ['bakara suresi 255. ayet ', ['2:255']],
    ['Al-Baqarah, 2:255 3:1 ', ['2:255', '3:1']],
    ['٢:٢٥٥ ', ['2:255']],
    ['2 255 ', ['2:255']],
    ['2:255, 257 ', ['2:255', '2:257']],
  ])('"%s" adds %j', async (keys, added) => {
    const { user, seen, input } = await renderList();
    await user.type(input, keys);
    expect(seen.value).toEqual(added);
    expect(input).toHaveValue('');
  });

  test('a name waits for its number until the field is left', async () => {
    const { user, seen, input } = await renderList();
    await user.type(input, 'Yasin ');
    expect(seen.value).toEqual([]);
    expect(input).toHaveValue('Yasin ');
    await user.tab();
    expect(seen.value).toEqual(['Yasin']);
  });

  test('a verse twice gives two rows', async () => {
    const { user, seen, input } = await renderList();
    await user.type(input, '2:5 2:5 ');
    expect(seen.value).toEqual(['2:5', '2:5']);
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).not.toHaveTextContent('Also at place');
    expect(rows()[1]).toHaveTextContent('Also at place 1.');
  });

  test('a reference and submitting the form adds a row', async () => {
    const { user, seen, input } = await renderList();
    await user.type(input, '2:5');
    expect(seen.value).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(seen).toMatchObject({ value: ['2:5'], submitted: 1 });
  });
});

test('a pasted list continues the typed text and becomes rows in its order', async () => {
  const { user, seen, input } = await renderList(['1:1']);
  await user.type(input, '2:');
  await user.paste('255, 2:256;3:1\n4:1\r\n\t5:x,,6:1');
  expect(seen.value).toEqual(['1:1', '2:255', '2:256', '3:1', '4:1', '5:x', '6:1']);
  await user.paste('7:1');
  expect(input).toHaveValue('7:1');
});

test('Backspace moves the last row back into the input, then deletes characters', async () => {
  const { user, seen, input } = await renderList(['1:1', '2:25']);
  await user.type(input, '{Backspace}');
  expect(seen.value).toEqual(['1:1']);
  expect(input).toHaveValue('2:25');
  await user.keyboard('{Backspace}8{Enter}');
  expect(seen.value).toEqual(['1:1', '2:28']);
});

describe('a malformed reference', () => {
  test('stays marked and named until it is corrected', async () => {
    const { user, seen, input } = await renderList();
    await user.type(input, '1:1 2:x Yasin{Enter}');
    expect(seen.value).toEqual(['1:1', '2:x', 'Yasin']);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(
      /2:x: A verse is written like 2:5 or Al-Baqarah 5\.$/,
    );
    await user.dblClick(row('2:x: A verse is written like 2:5 or Al-Baqarah 5.'));
    await user.keyboard('2:3{Enter}');
    expect(seen.value).toEqual(['1:1', '2:3', 'Yasin']);
    expect(row('2:3')).toHaveFocus();
    expect(input).toHaveAccessibleDescription(/ Yasin: A verse is written/);
    await user.click(screen.getByRole('button', { name: 'Remove Yasin' }));
    expect(input).toBeValid();
  });

  test('is reported before an error of the form', async () => {
    const { user, input } = await renderList(['2:x'], { error: 'Fill this in' });
    expect(input).toHaveAccessibleDescription(/ 2:x: A verse is written/);
    await user.click(screen.getByRole('button', { name: 'Remove 2:x' }));
    expect(input).toHaveAccessibleDescription(/Fill this in$/);
  });
});

test.each([
  ['english', '2:287', 'Al-Baqarah has 286 verses.'],
  ['turkish', '2:287', 'Bakara suresinde 286 ayet var.'],
  ['turkish', 'bakara 287', 'Bakara suresinde 286 ayet var.'],
  ['english', '115:1', 'The Qur’an has 114 surahs.'],
  ['turkish', '2:5-3', 'Son ayet ilkinden önce geliyor.'],
  ['turkish', 'cüz 31', 'Kur’an’da 30 cüz var.'],
  ['turkish', 'bakra 255', 'Bir ayet 2:5 ya da Bakara 5 gibi yazılır.'],
] as const)('in %s, %s says: %s', async (language, typed, reason) => {
  const { user, seen } = await renderList([], { language });
  const input = screen.getByRole('textbox', { name: 'Verses' });
  await user.type(input, `${typed}{Enter}`);
  expect(seen.value).toEqual([typed]);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(expect.stringContaining(`${typed}: ${reason}`));
  expect(row(`${typed}: ${reason}`)).toBeVisible();
});

test('a range beyond the maximum stays one row until there is room', async () => {
  const { user, seen, input } = await renderList(['1:1', '1:2'], { max: 4 });
  await user.type(input, '2:1-3 ');
  expect(seen.value).toEqual(['1:1', '1:2', '2:1-3']);
  expect(input).toHaveAccessibleDescription(/2:1-3: There can be at most 4 verses\.$/);
  await user.click(screen.getByRole('button', { name: 'Remove 1:2' }));
  await user.dblClick(row('2:1-3: There can be at most 4 verses.'));
  await user.keyboard('{Enter}');
  expect(seen.value).toEqual(['1:1', '2:1', '2:2', '2:3']);
  expect(input).toBeValid();
});

test('too many verses are reported and kept', async () => {
  const { user, seen, input } = await renderList(['1:1'], { max: 2 });
  await user.type(input, '1:2 ');
  expect(input).toBeValid();
  await user.type(input, '1:3 ');
  expect(seen.value).toHaveLength(3);
  expect(input).toHaveAccessibleDescription(/There can be at most 2 verses\.$/);
});

describe('by keyboard', () => {
  test('the rows are one tab stop, with arrow keys between them', async () => {
    const { user, input } = await renderList(['1:1', '2:2', '3:3']);
    await user.tab();
    expect(row('1:1')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(row('3:3')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row('2:2')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Mushaf order' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Edit as text' })).toHaveFocus();
    await user.tab();
    expect(input).toHaveFocus();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(row('2:2')).toHaveFocus();
    await user.keyboard('{End}');
    expect(row('3:3')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(row('1:1')).toHaveFocus();
  });

  test('Alt and an arrow key move a row and announce its new place', async () => {
    const { user, seen } = await renderList(['1:1', '2:2', '3:3']);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(seen.value).toEqual(['2:2', '1:1', '3:3']);
    expect(row('1:1')).toHaveFocus();
    expect(said()).toContain('1:1 moved: 2 of 3.');
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    expect(seen.value).toEqual(['2:2', '3:3', '1:1']);
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(seen.value).toEqual(['2:2', '1:1', '3:3']);
  });

  test('Delete removes a row and moves focus to the next one, then to the input', async () => {
    const { user, seen, input } = await renderList(['1:1', '2:2', '3:3']);
    await user.tab();
    await user.keyboard('{ArrowRight}{Delete}');
    expect(seen.value).toEqual(['1:1', '3:3']);
    expect(row('3:3')).toHaveFocus();
    expect(said()).toContain('2:2 removed.');
    await user.keyboard('{Backspace}');
    expect(row('1:1')).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(seen.value).toEqual([]);
    expect(input).toHaveFocus();
  });

  test('Enter edits a row, and Escape cancels the edit', async () => {
    const { user, seen } = await renderList(['1:1', '2:2']);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: '1:1' })).toHaveFocus();
    await user.keyboard('9:9{Escape}');
    expect(seen.value).toEqual(['1:1', '2:2']);
    expect(row('1:1')).toHaveFocus();
    await user.keyboard('{Enter}5:1, 5:2{Enter}');
    expect(seen.value).toEqual(['5:1', '5:2', '2:2']);
    expect(row('5:1')).toHaveFocus();
    expect(seen.submitted).toBe(0);
  });
});

test('leaving an edited row keeps the correction, and an empty one removes the row', async () => {
  const { user, seen, input } = await renderList(['1:1', '2:2']);
  await user.dblClick(row('1:1'));
  await user.keyboard('1:7');
  await user.click(input);
  expect(seen.value).toEqual(['1:7', '2:2']);
  expect(input).toHaveFocus();
  await user.dblClick(row('1:7'));
  await user.keyboard('{Backspace}{Enter}');
  expect(seen.value).toEqual(['2:2']);
});

describe('to a place by its number', () => {
  test('typed on a row', async () => {
    const { user, seen } = await renderList(['1:1', '2:2', '3:3', '4:4']);
    await user.tab();
    await user.keyboard('3');
    const input = screen.getByRole('textbox', { name: 'New place of 1:1, 1 to 4' });
    expect(input).toHaveFocus();
    expect(input).toHaveValue('3');
    await user.keyboard('{Enter}');
    expect(seen.value).toEqual(['2:2', '3:3', '1:1', '4:4']);
    expect(row('1:1')).toHaveFocus();
    expect(said()).toContain('1:1 moved: 3 of 4.');
    await user.keyboard('1{Escape}');
    expect(seen.value).toEqual(['2:2', '3:3', '1:1', '4:4']);
    expect(row('1:1')).toHaveFocus();
    expect(seen.submitted).toBe(0);
  });

  test.each([
    ['1{Enter}', ['4:4', '1:1', '2:2', '3:3']],
    ['02{Enter}', ['1:1', '4:4', '2:2', '3:3']],
    ['0{Enter}', ['4:4', '1:1', '2:2', '3:3']],
    ['999{Enter}', ['1:1', '2:2', '3:3', '4:4']],
    ['x{Enter}', ['1:1', '2:2', '3:3', '4:4']],
    ['{Backspace}{Enter}', ['1:1', '2:2', '3:3', '4:4']],
    ['2{Tab}', ['1:1', '4:4', '2:2', '3:3']],
  ])('%s over the number of the last row', async (keys, order) => {
    const { user, seen } = await renderList(['1:1', '2:2', '3:3', '4:4']);
    await user.click(place('4:4'));
    await user.keyboard(keys);
    expect(seen.value).toEqual(order);
    expect(place('4:4')).toHaveTextContent(String(order.indexOf('4:4') + 1));
  });
});

test('the mushaf order takes one press, and another one takes it back', async () => {
  const { user, seen } = await renderList(['3:1', '2:10', 'x', '2:9', '2:10']);
  await user.click(screen.getByRole('button', { name: 'Mushaf order' }));
  expect(seen.value).toEqual(['2:9', '2:10', '2:10', '3:1', 'x']);
  await user.click(screen.getByRole('button', { name: 'Earlier order' }));
  expect(seen.value).toEqual(['3:1', '2:10', 'x', '2:9', '2:10']);
  await user.click(screen.getByRole('button', { name: 'Mushaf order' }));
  // After another change it sorts again.
  await user.click(screen.getByRole('button', { name: 'Remove x' }));
  await user.click(screen.getByRole('button', { name: 'Mushaf order' }));
  expect(seen.value).toEqual(['2:9', '2:10', '2:10', '3:1']);
});

test('the text of the order follows a list that is changed elsewhere, and nothing else', async () => {
  const { user, seen } = await renderList(['1:1', '2:255']);
  await user.click(screen.getByRole('button', { name: 'Edit as text' }));
  const area = screen.getByRole('textbox', { name: 'Verses' });
  await user.type(area, ', 2:285-286');
  await user.tab();
  expect(seen.value).toEqual(['1:1', '2:255', '2:285', '2:286']);
  expect(area).toHaveValue('1:1, 2:255, 2:285-286');
  act(() => seen.give(['1:1', '2:255', '3:18']));
  expect(area).toHaveValue('1:1, 2:255, 3:18');
  await user.type(area, ', 4:1');
  await user.tab();
  expect(seen.value).toEqual(['1:1', '2:255', '3:18', '4:1']);
});

describe('the texts of the verses', () => {
  test('are in their rows as soon as they are loaded', async () => {
    await renderList(['112:1', '1:1'], {
      texts: { '112:1': { arabic: 'قُلْ هُوَ', translation: 'Say, "He is Allah' } },
    });
    expect(rows()[0]).toHaveTextContent('1112:1 Say, "He is Allah قُلْ هُوَ');
    expect(within(rows()[0]!).getByText('قُلْ هُوَ')).toHaveAttribute('lang', 'ar');
    expect(rows()[1]).toHaveTextContent('21:1');
  });

  test('are asked for again after a failure, which the list survives', async () => {
    const onRetry = jest.fn();
    const { user, seen } = await renderList(['112:1'], { onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(seen.submitted).toBe(0);
  });

  test.each([
    ['Allah', 5, 'Allah'],
    ['Allah is one', 12, 'Allah is one'],
    ['Allah is one', 11, 'Allah is…'],
    ['Allah is one', 8, 'Allah is…'],
    ['Allah is one', 7, 'Allah…'],
    ['Unbroken', 4, 'Unbr…'],
  ])('%j up to %d characters is %j', (text, maximum, shown) => {
    expect(firstWords(text, maximum)).toBe(shown);
  });
});

describe('by pointer', () => {
  test('the buttons move and edit the pressed row', async () => {
    const { user, seen } = await renderList(['1:1', '2:2', '3:3']);
    const earlier = screen.getByRole('button', { name: 'Move earlier' });
    expect(earlier).toBeDisabled();
    await user.click(row('3:3'));
    expect(screen.getByRole('button', { name: 'Move later' })).toBeDisabled();
    await user.click(earlier);
    await user.click(earlier);
    expect(seen.value).toEqual(['3:3', '1:1', '2:2']);
    expect(earlier).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    await user.keyboard('4:4{Enter}');
    expect(seen.value).toEqual(['4:4', '1:1', '2:2']);
  });

  /** Lays out three rows, each 100 pixels high. */
  function layOut() {
    [...list().children].forEach((item, index) => {
      item.getBoundingClientRect = () => new DOMRect(0, index * 100, 300, 100);
    });
    list().getBoundingClientRect = () => new DOMRect(0, 0, 300, 300);
  }

  const gaps = () => [...list().children].map((item) => (item as HTMLElement).dataset.gap);

  const at = (clientY: number) => ({ clientX: 20, clientY });
  const touch = (clientY: number) => ({ touches: [at(clientY)] });

  test('a mouse drags a row to another place', async () => {
    const { seen } = await renderList(['1:1', '2:2', '3:3']);
    layOut();
    fireEvent.mouseDown(row('1:1'), at(50));
    fireEvent.mouseMove(document, at(53));
    fireEvent.mouseMove(document, at(60));
    fireEvent.mouseMove(document, at(260));
    expect(gaps()).toEqual([undefined, undefined, 'after']);
    expect(said()).toContain('1:1 would be dropped at 3 of 3.');
    expect(seen.value).toEqual(['1:1', '2:2', '3:3']);
    fireEvent.mouseUp(document, at(260));
    expect(gaps()).toEqual([undefined, undefined, undefined]);
    expect(seen.value).toEqual(['2:2', '3:3', '1:1']);
    expect(row('1:1')).toHaveFocus();
    expect(said()).toContain('1:1 moved: 3 of 3.');
  });

  test('Escape cancels a drag, and a press that hardly moves is not a drag', async () => {
    const { seen } = await renderList(['1:1', '2:2', '3:3']);
    layOut();
    fireEvent.mouseDown(row('1:1'), at(98));
    fireEvent.mouseMove(document, at(110));
    fireEvent.mouseMove(document, at(260));
    expect(gaps()).toContain('after');
    fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' });
    fireEvent.mouseUp(document, at(260));
    expect(said()).toContain('1:1 stays at 1 of 3.');
    fireEvent.mouseDown(row('1:1'), at(98));
    fireEvent.mouseMove(document, at(102));
    fireEvent.mouseUp(document, at(260));
    expect(seen.value).toEqual(['1:1', '2:2', '3:3']);
  });

  test('a finger drags a row after a long press, and scrolls before', async () => {
    const { seen } = await renderList(['1:1', '2:2', '3:3']);
    layOut();
    fireEvent.touchStart(row('1:1'), touch(50));
    expect(fireEvent.touchMove(row('1:1'), touch(160))).toBe(true);
    fireEvent.touchEnd(row('1:1'), touch(160));
    expect(seen.value).toEqual(['1:1', '2:2', '3:3']);

    fireEvent.touchStart(row('1:1'), touch(50));
    expect(fireEvent.contextMenu(row('1:1'))).toBe(false);
    // Longer than the delay of a drag by finger.
    await act(() => new Promise((done) => setTimeout(done, 320)));
    expect(fireEvent.touchMove(row('1:1'), touch(160))).toBe(false);
    fireEvent.touchEnd(row('1:1'), touch(160));
    expect(seen.value).toEqual(['2:2', '1:1', '3:3']);
    expect(fireEvent.contextMenu(row('1:1'))).toBe(true);
  });
});
