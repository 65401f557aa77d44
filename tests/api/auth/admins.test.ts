import {
  AdminError,
  changeAdminPassword,
  checkName,
  checkNewName,
  createAdmin,
  createFirstAdmin,
  listAdmins,
  removeAdmin,
} from '../../../api/auth/admins';
import { isPasswordOf } from '../../../api/auth/passwords';
import { startSession } from '../../../api/auth/sessions';
import { describeEachDatabase } from '../../support/database';

const SHORT = 'A password must have at least 8 characters.';
const KINDS =
  'A password of fewer than 12 characters must have at least 3 of these: lowercase letters, uppercase letters, digits, other characters.';
const COMMON = 'This password is too common. Choose one that nobody else has.';
const NAME = 'A username has 1 to 100 letters, digits, dots, hyphens or underscores.';
const taken = (name: string) => new AdminError(`The admin ${name} already exists.`);
const missing = (name: string) => new AdminError(`There is no admin ${name}.`);

describeEachDatabase('admins', (databases) => {
  const database = databases.use('migrated');
  const userOf = (username: string) =>
    database().prisma.user.findUniqueOrThrow({ where: { username }, include: { sessions: true } });
  const names = async () => (await listAdmins(database())).map(({ username }) => username);

  beforeEach(async () => {
    await database().prisma.user.deleteMany();
  });

  test('are listed in the order of their creation', async () => {
    await createAdmin(database(), 'zeynep', 'Secret-pass-1');
    await createAdmin(database(), 'ayşe.2_b-c', 'Secret-pass-1');
    const admins = await listAdmins(database());
    expect(admins).toEqual([
      { username: 'zeynep', createdAt: expect.any(Date) as Date },
      { username: 'ayşe.2_b-c', createdAt: expect.any(Date) as Date },
    ]);
  });

  test('a new admin has the given password, stored as a hash', async () => {
    await createAdmin(database(), 'ayşe', 'Secret-pass-1');
    const { passwordHash, authority, tokenVersion } = await userOf('ayşe');
    expect({ authority, tokenVersion }).toEqual({ authority: 'admin', tokenVersion: 1 });
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(await isPasswordOf(passwordHash, 'Secret-pass-1')).toBe(true);
  });

  test('the first start creates no admin if one exists', async () => {
    await createAdmin(database(), 'ayşe', 'Secret-pass-1');
    expect(await createFirstAdmin(database())).toBeUndefined();
    expect(await names()).toEqual(['ayşe']);
  });

  test('a taken name is refused, and its admin stays unchanged', async () => {
    await createAdmin(database(), 'ayşe', 'Secret-pass-1');
    const before = await userOf('ayşe');
    await expect(createAdmin(database(), 'ayşe', 'Another-pass-2')).rejects.toThrow(taken('ayşe'));
    expect(await userOf('ayşe')).toEqual(before);
  });

  test('of two concurrent creations with the same name, one is refused', async () => {
    const results = await Promise.allSettled(
      ['Secret-pass-1', 'Secret-pass-2'].map((password) =>
        createAdmin(database(), 'ayşe', password),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results).toContainEqual({ status: 'rejected', reason: taken('ayşe') });
  });

  test.each([
    ['', 'Secret-pass-1', NAME],
    ['a b', 'Secret-pass-1', NAME],
    ['a\n', 'Secret-pass-1', NAME],
    ['a'.repeat(101), 'Secret-pass-1', NAME],
    ['ayşe', 'Se1', SHORT],
    ['ayşe', 'secretive', KINDS],
    ['ayşe', 'secretive1', KINDS],
    ['ayşe', 'Password1', COMMON],
    ['ayşe', 'iloveyou2024!', COMMON],
    ['ayşe', '123456789012', COMMON],
    ['ayşe', 'Abc123!!', COMMON],
    ['ayşe', 'password20242024', COMMON],
    ['ayşe', 'aaaaaaaaaaaa', COMMON],
  ])('%j with the password %j is refused', async (username, password, failure) => {
    await expect(createAdmin(database(), username, password)).rejects.toThrow(failure);
    expect(await names()).toEqual([]);
  });

  test('a name can be checked before the prompt for a password', async () => {
    await createAdmin(database(), 'ayşe', 'Secret-pass-1');
    await checkName(database(), 'ayşe');
    await checkNewName(database(), 'zeynep');
    await expect(checkName(database(), 'zeynep')).rejects.toThrow(missing('zeynep'));
    await expect(checkNewName(database(), 'ayşe')).rejects.toThrow(taken('ayşe'));
    await expect(checkNewName(database(), 'a b')).rejects.toThrow(new AdminError(NAME));
  });

  test('a password change ends all sessions of that admin and no others', async () => {
    for (const name of ['ayşe', 'zeynep']) {
      await createAdmin(database(), name, 'Secret-pass-1');
      await startSession(database(), await userOf(name));
      await startSession(database(), await userOf(name));
    }
    const other = await userOf('zeynep');
    await changeAdminPassword(database(), 'ayşe', 'Another-pass-2');

    const { passwordHash, tokenVersion, sessions } = await userOf('ayşe');
    expect({ tokenVersion, sessions }).toEqual({ tokenVersion: 2, sessions: [] });
    expect(await isPasswordOf(passwordHash, 'Another-pass-2')).toBe(true);
    expect(await isPasswordOf(passwordHash, 'Secret-pass-1')).toBe(false);
    expect(await userOf('zeynep')).toEqual(other);
  });

  test('an invalid password or an unknown admin changes nothing', async () => {
    await createAdmin(database(), 'ayşe', 'Secret-pass-1');
    await startSession(database(), await userOf('ayşe'));
    const before = await userOf('ayşe');
    await expect(changeAdminPassword(database(), 'ayşe', 'Se1')).rejects.toThrow(SHORT);
    await expect(changeAdminPassword(database(), 'Ayşe', 'Secret-pass-2')).rejects.toThrow(
      missing('Ayşe'),
    );
    expect(await userOf('ayşe')).toEqual(before);
  });

  test('removing an admin ends their sessions, and the history keeps their name', async () => {
    await createAdmin(database(), 'ayşe', 'Secret-pass-1');
    await createAdmin(database(), 'zeynep', 'Secret-pass-1');
    const { id } = await userOf('ayşe');
    await startSession(database(), await userOf('ayşe'));
    await database().prisma.revision.create({
      data: {
        entity: 'verse',
        entityId: 1,
        version: 2,
        adminId: id,
        adminName: 'ayşe',
        source: 'edit',
      },
    });

    await removeAdmin(database(), 'ayşe');
    expect(await names()).toEqual(['zeynep']);
    expect(await database().prisma.session.count()).toBe(0);
    expect(await database().prisma.revision.findMany()).toMatchObject([
      { adminId: null, adminName: 'ayşe' },
    ]);
  });

  test('the last admin cannot be removed', async () => {
    await createAdmin(database(), 'ayşe', 'Secret-pass-1');
    await expect(removeAdmin(database(), 'zeynep')).rejects.toThrow(missing('zeynep'));
    await expect(removeAdmin(database(), 'ayşe')).rejects.toThrow(
      new AdminError('ayşe is the last admin. Create another one before you remove this one.'),
    );
    expect(await names()).toEqual(['ayşe']);
  });

  test('concurrent removals of the last two admins leave one of them', async () => {
    const both = ['ayşe', 'zeynep'];
    for (const name of both) await createAdmin(database(), name, 'Secret-pass-1');
    const results = await Promise.allSettled(both.map((name) => removeAdmin(database(), name)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await names()).toHaveLength(1);
  });
});
