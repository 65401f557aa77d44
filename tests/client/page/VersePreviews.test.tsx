import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { countOfVerses, linkedVerse } from '../../../client/page/linkedVerse';
import { VersePreviews } from '../../../client/page/VersePreviews';
// Imported in advance, because the first import takes longer than a test may.
import '../../../client/page/VersePreview';
import { renderClient } from '../../support/renderClient';

const linkTo = (href: string, text: string) => {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.textContent = text;
  return link;
};

test.each([
  ['/verses/112:1', '112:1', 1],
  ['/verses/112:1', '112:1-4', 4],
  ['/verses/2:285', '2:285–286', 2],
  ['/verses/2:285', '2:285-2:286', 2],
  ['/verses/2:285', '2:285-3:1', 1],
  ['/verses/3:18', 'Âl-i İmrân 18-20', 3],
  ['/verses/3:18', 'a verse of 2-3 lines', 1],
])('the link to %s with the text %j names %j verses', (href, text, count) => {
  expect(countOfVerses(linkTo(href, text))).toBe(count);
});

test.each([
  ['/verses/2:255', '2:255'],
  ['/verses/2:255?highlightTerm=2', '2:255'],
  ['/verses/2:255#word-3', undefined],
  ['/surahs/2', undefined],
  ['https://a.b/verses/2:255', undefined],
])('%s leads to the verse %j', (href, verse) => {
  expect(linkedVerse(linkTo(href, ''))).toBe(verse);
});

describe('the preview of a verse', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  // jsdom has no pointer events, and React hears of them by their names.
  const pointer = (type: string, target: Element, pointerType: string) =>
    act(() => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 });
      Object.defineProperty(event, 'pointerType', { value: pointerType });
      target.dispatchEvent(event);
    });

  async function renderLinks() {
    const environment = createMockEnvironment();
    const client = await renderClient(
      <>
        <VersePreviews>
          <Link to="/verses/2:255">2:255</Link>
          <Link to="/verses/3:18?highlightTerm=2">3:18</Link>
        </VersePreviews>
        <p>Elsewhere</p>
      </>,
      { environment },
    );
    const answer = async () => {
      await pass(0);
      await act(async () =>
        environment.mock.resolveMostRecentOperation((operation) =>
          MockPayloadGenerator.generate(operation, {
            Verse: () => ({ key: operation.request.variables.key as string }),
          }),
        ),
      );
      await pass(0);
    };
    const [link, marked] = screen.getAllByRole('link');
    return { ...client, answer, link: link!, marked: marked! };
  }

  test('stays while the mouse is on the link or in the preview', async () => {
    const { link, answer } = await renderLinks();
    pointer('pointermove', link, 'mouse');
    await pass(250);
    await answer();
    const preview = screen.getByRole('tooltip', { hidden: true });
    pointer('pointerover', screen.getByText('Elsewhere'), 'mouse');
    await pass(100);
    pointer('pointerover', preview, 'mouse');
    await pass(2000);
    expect(preview).toBeInTheDocument();
    pointer('pointerover', screen.getByText('Elsewhere'), 'mouse');
    await pass(200);
    expect(preview).toBeInTheDocument();
    await pass(200);
    expect(preview).not.toBeInTheDocument();
  });

  test('does not open for a mouse that rests where a page appears, or only passes', async () => {
    const { link, environment } = await renderLinks();
    pointer('pointerover', link, 'mouse');
    await pass(1000);
    pointer('pointermove', link, 'mouse');
    await pass(100);
    pointer('pointerover', screen.getByText('Elsewhere'), 'mouse');
    await pass(1000);
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  test('opens by a tap and leads to the verse by its link', async () => {
    const { link, answer, address } = await renderLinks();
    pointer('pointerdown', link, 'touch');
    pointer('click', link, 'touch');
    await answer();
    expect(address.current).toBe('/');
    expect(screen.getByRole('dialog', { hidden: true })).toBeInTheDocument();
    pointer('click', screen.getByText('Ayeti aç'), 'touch');
    expect(address.current).toBe('/verses/2:255');
  });

  test('is replaced by the page of the verse if it cannot be loaded', async () => {
    const { link, address, environment } = await renderLinks();
    pointer('pointerdown', link, 'touch');
    pointer('click', link, 'touch');
    await pass(0);
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
    expect(address.current).toBe('/verses/2:255');
  });

  test.each([
    ['a link to marked words is followed by a tap', 'touch', true],
    ['a link is followed by a click of the mouse', 'mouse', false],
  ])('%s', async (_case, pointerType, isMarked) => {
    const { link, marked, address } = await renderLinks();
    const pressed = isMarked ? marked : link;
    pointer('pointerdown', pressed, pointerType);
    pointer('click', pressed, pointerType);
    await pass(0);
    expect(address.current).toBe(pressed.getAttribute('href'));
  });

  test('a link is followed by a screen reader, which clicks without a pointer', async () => {
    const { link, address } = await renderLinks();
    pointer('pointerdown', link, 'touch');
    fireEvent.click(link, { detail: 0 });
    await pass(0);
    expect(address.current).toBe('/verses/2:255');
  });
});
