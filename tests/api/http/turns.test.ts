import { Turns } from '../../../api/http/turns';

test('requests of an address are computed one after the other; others do not wait', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const finish = new Map<string, (failure?: Error) => void>();
  const run = (name: string) =>
    turns.run(name.charAt(0), () => {
      begun.push(name);
      return new Promise<void>((resolve, reject) =>
        finish.set(name, (failure) => (failure ? reject(failure) : resolve())),
      );
    });
  const others = () => new Promise(setImmediate);
  const requests = ['a1', 'a2', 'a3', 'b1'].map(run);
  await others();
  expect(begun).toEqual(['a1', 'b1']);
  finish.get('a1')?.(new Error('failed'));
  await expect(requests[0]).rejects.toThrow('failed');
  await others();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  finish.get('a2')?.();
  await requests[1];
  await others();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  for (const name of ['a3', 'b1']) finish.get(name)?.();
  await Promise.all([requests[2], requests[3]]);
  await others();
  const last = run('a4');
  await others();
  expect(begun.at(-1)).toBe('a4');
  finish.get('a4')?.();
  await last;
});
