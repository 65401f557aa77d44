import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from '../../../client/i18n/I18nProvider';
import { createI18n } from '../../../client/i18n/i18n';
import { HoldButton } from '../../../client/ui/buttons/HoldButton';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function renderButton(milliseconds?: number) {
  const i18n = await createI18n('english');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onHeld = jest.fn();
  const part = (isDisabled: boolean) => (
    <I18nProvider i18n={i18n}>
      <HoldButton onHeld={onHeld} milliseconds={milliseconds} isDisabled={isDisabled}>
        Delete
      </HoldButton>
    </I18nProvider>
  );
  const { rerender } = render(part(false));
  const setDisabled = (isDisabled: boolean) => rerender(part(isDisabled));
  return { user, onHeld, setDisabled, button: screen.getByRole('button', { name: 'Delete' }) };
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const status = () => screen.getByRole('status').textContent;

test.each([
  ['a mouse', '[MouseLeft>]', '[/MouseLeft]'],
  ['a finger', '[TouchA>]', '[/TouchA]'],
])('fires once when %s has held it for three seconds', async (_, press, release) => {
  const { user, onHeld, button } = await renderButton();
  expect(button).toHaveAccessibleDescription('Hold for 3 seconds to confirm.');
  await user.pointer({ keys: press, target: button });
  expect(status()).toBe('Keep holding.');
  wait(2999);
  expect(onHeld).not.toHaveBeenCalled();
  wait(1);
  expect(onHeld).toHaveBeenCalledTimes(1);
  wait(9000);
  await user.pointer({ keys: release, target: button });
  wait(9000);
  expect(onHeld).toHaveBeenCalledTimes(1);
  expect(status()).toBe('');
});

test.each([' ', 'Enter'])('fires once when the key "%s" has held it', async (key) => {
  const { user, onHeld, button } = await renderButton(1000);
  expect(button).toHaveAccessibleDescription('Hold for 1 second to confirm.');
  await user.tab();
  await user.keyboard(`{${key}>}`);
  for (let time = 0; time < 990; time += 30) {
    wait(30);
    fireEvent.keyDown(button, { key, repeat: true });
  }
  expect(onHeld).not.toHaveBeenCalled();
  wait(10);
  expect(onHeld).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(button, { key, repeat: true });
  wait(5000);
  await user.keyboard(`{/${key}}`);
  wait(5000);
  expect(onHeld).toHaveBeenCalledTimes(1);
});

describe('is canceled', () => {
  const hide = () => fireEvent(document, new Event('visibilitychange'));
  test.each<[string, (button: HTMLElement) => unknown]>([
    ['when it is released', (button) => fireEvent.pointerUp(button)],
    ['when the pointer leaves it', (button) => fireEvent.pointerLeave(button)],
    ['when the browser takes the finger', (button) => fireEvent.pointerCancel(button)],
    ['when it loses focus', (button) => fireEvent.blur(button)],
    ['when the window loses focus', () => fireEvent.blur(window)],
    ['when the page is hidden', hide],
    ['by Escape', (button) => fireEvent.keyDown(button, { key: 'Escape' })],
  ])('%s', async (_, cancel) => {
    const { user, onHeld, button } = await renderButton();
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    wait(2999);
    cancel(button);
    wait(9000);
    expect(onHeld).not.toHaveBeenCalled();
    expect(status()).toBe('Canceled.');
  });

  test('when the key is released, and a repeating key does not begin again', async () => {
    const { user, onHeld, button } = await renderButton();
    await user.tab();
    await user.keyboard('{Enter>}');
    wait(2999);
    fireEvent.keyDown(button, { key: 'Escape' });
    fireEvent.keyDown(button, { key: 'Enter', repeat: true });
    wait(9000);
    await user.keyboard('{/Enter}');
    await user.keyboard('{Enter>}');
    wait(2999);
    await user.keyboard('{/Enter}');
    wait(9000);
    expect(onHeld).not.toHaveBeenCalled();
  });

  test('when it is disabled, and stays so when it is enabled again', async () => {
    const { user, onHeld, setDisabled, button } = await renderButton();
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    wait(1000);
    setDisabled(true);
    setDisabled(false);
    wait(9000);
    expect(onHeld).not.toHaveBeenCalled();
  });
});

test('touch opens no context menu, and the right button does not hold', async () => {
  const { user, onHeld, button } = await renderButton();
  await user.pointer({ keys: '[MouseRight>]', target: button });
  expect(fireEvent.contextMenu(button)).toBe(true);
  wait(9000);
  expect(onHeld).not.toHaveBeenCalled();
  await user.pointer([{ keys: '[/MouseRight]' }, { keys: '[TouchA>]', target: button }]);
  expect(fireEvent.contextMenu(button)).toBe(false);
});
