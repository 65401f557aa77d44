import { pageWindow } from '../../../client/ui/paging/pageWindow';

test.each([
  [0, 0, []],
  [0, 1, [0]],
  [1, 3, [0, 1, 2]],
  [0, 5, [0, 1, 2, 3, 4]],
  [0, 20, [0, 1, 2, 3, 4]],
  [2, 20, [0, 1, 2, 3, 4]],
  [3, 20, [1, 2, 3, 4, 5]],
  [10, 20, [8, 9, 10, 11, 12]],
  [17, 20, [15, 16, 17, 18, 19]],
  [18, 20, [15, 16, 17, 18, 19]],
  [19, 20, [15, 16, 17, 18, 19]],
])('page %i of %i has links to %j', (pageIndex, pageCount, pages) => {
  expect(pageWindow(pageIndex, pageCount)).toEqual(pages);
});
