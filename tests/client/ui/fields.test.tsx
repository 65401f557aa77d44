import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { NumberField } from '../../../client/ui/fields/NumberField';
import { SelectField } from '../../../client/ui/fields/SelectField';
import { TextArea } from '../../../client/ui/fields/TextArea';
import { TextField } from '../../../client/ui/fields/TextField';
import { renderClient } from '../../support/renderClient';

const settings = { prefLanguage: 'english' } as const;

/** Renders a field in a form that holds its value. */
async function renderField<Value>(
  initial: Value,
  field: (value: Value, onChange: (value: Value) => void) => ReactNode,
) {
  const seen = { value: initial };
  function Form() {
    const [value, setValue] = useState(initial);
    seen.value = value;
    return <form>{field(value, setValue)}</form>;
  }
  const { user } = await renderClient(<Form />, { settings });
  return { user, seen };
}

describe('TextField', () => {
  test('has a label, a hint and an error', async () => {
    const { user, seen } = await renderField('', (value, onChange) => (
      <TextField
        label="Title"
        name="title"
        hint="Of the post"
        error="Is missing"
        isRequired
        maxLength={3}
        value={value}
        onChange={onChange}
      />
    ));
    const input = screen.getByRole('textbox', { name: 'Title' });
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Of the post Is missing');
    await user.type(input, 'Light');
    expect(seen.value).toBe('Lig');
  });

  test('is valid without an error, and writes Arabic from right to left', async () => {
    await renderField('نور', (value, onChange) => (
      <TextField label="Name" name="name" lang="ar" value={value} onChange={onChange} />
    ));
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input).toBeValid();
    expect(input).not.toBeRequired();
    expect(input).not.toHaveAccessibleDescription();
    expect(input).toHaveAttribute('lang', 'ar');
    expect(input).toHaveAttribute('dir', 'rtl');
  });
});

test('a TextArea has a hidden copy of its text that sets its height', async () => {
  const { user, seen } = await renderField('', (value, onChange) => (
    <TextArea label="Note" name="note" value={value} onChange={onChange} />
  ));
  const area = screen.getByRole('textbox', { name: 'Note' });
  await user.type(area, 'One{Enter}Two');
  expect(seen.value).toBe('One\nTwo');
  expect(area.previousElementSibling).toHaveTextContent('One\nTwo', { normalizeWhitespace: false });
  expect(area.previousElementSibling).toHaveAttribute('aria-hidden', 'true');
});

test('a SelectField shows a placeholder until something is chosen', async () => {
  const options = [
    { value: 'faith', label: 'Faith' },
    { value: 'worship', label: 'Worship' },
  ];
  const { user, seen } = await renderField('', (value, onChange) => (
    <SelectField
      label="Section"
      name="section"
      options={options}
      value={value}
      onChange={onChange}
    />
  ));
  const select = screen.getByRole('combobox', { name: 'Section' });
  expect(select).toHaveDisplayValue('Choose');
  await user.selectOptions(select, 'Worship');
  expect(seen.value).toBe('worship');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

describe('NumberField', () => {
  const renderNumber = async (
    initial: number | null,
    limits: { min?: number; max?: number } = {},
  ) => {
    const { user, seen } = await renderField(initial, (value, onChange) => (
      <NumberField label="Order" name="order" value={value} onChange={onChange} {...limits} />
    ));
    return { user, seen, input: screen.getByRole('spinbutton', { name: 'Order' }) };
  };

  test.each([
    ['12', {}, 12],
    ['1a2.5e', {}, 125],
    ['-7', {}, 7],
    ['-7', { min: -9 }, -7],
    ['007', {}, 7],
    ['abc', {}, null],
  ])('reads "%s" with %j as %j', async (typed, limits, value) => {
    const { user, seen, input } = await renderNumber(null, limits);
    await user.type(input, typed);
    expect(seen.value).toBe(value);
    expect(input).toHaveValue(value === null ? '' : String(value));
  });

  test('takes the digits of a pasted text, and is null when empty', async () => {
    const { user, seen, input } = await renderNumber(5);
    await user.clear(input);
    expect(seen.value).toBeNull();
    await user.paste('No. 1,234');
    expect(seen.value).toBe(1234);
  });

  test('clamps its value on blur and on submit', async () => {
    const { user, seen, input } = await renderNumber(null, { min: 3, max: 20 });
    await user.type(input, '99');
    await user.tab();
    expect(seen.value).toBe(20);
    await user.clear(input);
    await user.type(input, '1{Enter}');
    expect(seen.value).toBe(3);
  });

  test('steps by arrow keys within its limits, and not by the wheel', async () => {
    const { user, seen, input } = await renderNumber(19, { max: 20 });
    expect(input).toHaveAttribute('aria-valuenow', '19');
    await user.click(input);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(seen.value).toBe(20);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(seen.value).toBe(17);
    fireEvent.wheel(input, { deltaY: 100 });
    expect(seen.value).toBe(17);
  });

  test('steps by its buttons at once, after 500 ms, then every 40 ms', async () => {
    const { seen } = await renderNumber(10, { max: 14 });
    jest.useFakeTimers();
    const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
    const more = screen.getByRole('button', { name: 'Increase: Order' });
    fireEvent.pointerDown(more, { button: 0, isPrimary: true });
    expect(seen.value).toBe(11);
    wait(499);
    expect(seen.value).toBe(11);
    wait(1);
    expect(seen.value).toBe(12);
    wait(39);
    expect(seen.value).toBe(12);
    wait(1);
    expect(seen.value).toBe(13);
    fireEvent.pointerUp(more);
    wait(2000);
    expect(seen.value).toBe(13);
    fireEvent.pointerDown(more, { button: 0, isPrimary: true });
    wait(2000);
    expect(seen.value).toBe(14);
    expect(more).toBeDisabled();
    jest.useRealTimers();
  });

  test('steps once on a click without a pointer', async () => {
    const { seen } = await renderNumber(10);
    fireEvent.click(screen.getByRole('button', { name: 'Decrease: Order' }), { detail: 0 });
    expect(seen.value).toBe(9);
  });
});
