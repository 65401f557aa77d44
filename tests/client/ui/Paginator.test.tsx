import { screen } from '@testing-library/react';
import { Paginator } from '../../../client/ui/paging/Paginator';
import { renderClient } from '../../support/renderClient';

const names = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' };

const renderPaginator = (pageIndex: number, pageCount: number) =>
  renderClient(
    <Paginator
      pageIndex={pageIndex}
      pageCount={pageCount}
      addressOf={(page) => `/list?page=${page}`}
      label="Pages"
      names={names}
      nameOf={(page) => `Page ${page + 1}`}
    >
      42 verses
    </Paginator>,
  );

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('aria-label')} ${link.getAttribute('href') ?? 'nowhere'}`);

test('on a middle page every link leads somewhere', async () => {
  await renderPaginator(4, 9);
  expect(links()).toEqual([
    'First /list?page=0',
    'Previous /list?page=3',
    ...[2, 3, 4, 5, 6].map((page) => `Page ${page + 1} /list?page=${page}`),
    'Next /list?page=5',
    'Last /list?page=8',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('5');
  expect(screen.getByText('42 verses')).toBeVisible();
});

test.each([
  [
    'the first page',
    0,
    3,
    ['First nowhere', 'Previous nowhere'],
    ['Next /list?page=1', 'Last /list?page=2'],
  ],
  [
    'the last page',
    2,
    3,
    ['First /list?page=0', 'Previous /list?page=1'],
    ['Next nowhere', 'Last nowhere'],
  ],
  ['the only page', 0, 1, ['First nowhere', 'Previous nowhere'], ['Next nowhere', 'Last nowhere']],
  ['no page', 0, 0, ['First nowhere', 'Previous nowhere'], ['Next nowhere', 'Last nowhere']],
])('on %s links without a target are disabled', async (_, pageIndex, pageCount, before, after) => {
  await renderPaginator(pageIndex, pageCount);
  expect(links().slice(0, 2)).toEqual(before);
  expect(links().slice(-2)).toEqual(after);
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('aria-disabled')).toBe(link.hasAttribute('href') ? null : 'true');
  }
});
