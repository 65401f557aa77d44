/**
 * Changes of content by admins. Each writes a row with compare-and-set, a revision and the content
 * revision in one transaction.
 */
import { Prisma, type RevisionEntity, type RevisionSource } from '../__generated__/prisma/client';
import { adminOf, forgetReads, type Context, type Viewer } from '../context';
import { ConflictError, NotFoundError, ValidationError } from '../errors';
import { problem } from '../problems';
import { fromEditor } from '../database/provenance';
import { CHANNELS } from '../database/contentRevision';
import { EVERYTHING, type Tag } from '../database/tags';
import { affectedTags } from './affected';
import { entities, type Snapshots, type Transaction } from './entities';
import { writeVerseKeys } from './verseKeys';

interface Target<Entity extends RevisionEntity> {
  entity: Entity;
  id: number;
  /** The version that the caller read; null or undefined overwrites any version. */
  expectedVersion?: number | null;
}

/** Columns that all changeable rows have. */
interface VersionedRow {
  version: number;
  deletedAt?: string | null;
}

/** A new content revision with the tags of what has changed. */
interface ContentChange {
  revision: number;
  affected: readonly Tag[];
}

/** The changes of one transaction. */
export class Changes {
  /** Tags of the changed content; empty if nothing was changed. */
  private readonly affected = new Set<Tag>();
  /** Verses whose search keys have to be updated. */
  private readonly verseIds = new Set<number>();
  /** Revisions of the changes that are made together. */
  private together: number[] | undefined;

  constructor(
    readonly tx: Transaction,
    private readonly admin: Viewer,
    private readonly source: RevisionSource,
  ) {}

  /** The provenance of values that the caller edits. */
  get editor(): string {
    return fromEditor(this.admin.username, new Date());
  }

  /**
   * Changes values of a row, which may depend on its current values.
   * @throws {NotFoundError} if the row does not exist, or is deleted unless `includeDeleted`
   * @throws {ConflictError} if the row has another version than the caller expects
   */
  async update<Entity extends RevisionEntity>(
    { entity, id, expectedVersion }: Target<Entity>,
    change: (
      before: Snapshots[Entity],
    ) => Promise<Partial<Snapshots[Entity]>> | Partial<Snapshots[Entity]>,
    { includeDeleted = false } = {},
  ): Promise<void> {
    const { read, write, name, verseIdOf, check, mark, complete } = entities[entity];
    const before = await read(this.tx, id);
    if (!before) throw new NotFoundError(`There is no ${name} ${id}.`);
    const { version, deletedAt }: VersionedRow = before;
    if (deletedAt && !includeDeleted) throw new NotFoundError(`There is no ${name} ${id}.`);
    if (expectedVersion != null && expectedVersion !== version) {
      throw await this.conflict(entity, id, expectedVersion);
    }
    const given = await change(before);
    const data = complete ? complete(before, given, this.editor) : given;
    const isSame = Object.entries(data).every(
      ([field, value]) =>
        JSON.stringify(value) === JSON.stringify(before[field as keyof Snapshots[Entity]]),
    );
    if (isSame) return;
    await check?.(this.tx, before, data);
    // Another transaction may have saved since the row was read, so the UPDATE checks the version.
    if (!(await write(this.tx, id, version, data))) throw await this.conflict(entity, id, version);
    if (verseIdOf) this.verseIds.add(verseIdOf(before));
    await mark?.(this.tx, before, data);
    await this.writeRevision(entity, id, before);
  }

  /** Writes the first revision of a row that was just created. */
  async created(entity: RevisionEntity, { id }: { id: number }): Promise<{ id: number }> {
    await this.writeRevision(entity, id, null);
    return { id };
  }

  private async writeRevision<Entity extends RevisionEntity>(
    entity: Entity,
    id: number,
    before: Snapshots[Entity] | null,
  ): Promise<void> {
    const after = await entities[entity].read(this.tx, id);
    if (!after) throw new Error(`There is no ${entity} ${id} to write a revision of.`);
    const data = await this.revisionOf(entity, before, after);
    const { id: revisionId } = await this.tx.revision.create({ data, select: { id: true } });
    this.together?.push(revisionId);
  }

  /**
   * Makes all changes of a function one change set.
   * @returns its key; null for a change of one row
   */
  async asOne(change: () => Promise<void>): Promise<number | null> {
    const ids: number[] = [];
    this.together = ids;
    await change();
    this.together = undefined;
    return this.changeSetOf(ids);
  }

  private async changeSetOf(ids: readonly number[]): Promise<number | null> {
    if (ids.length < 2) return null;
    const changeSetId = Math.min(...ids);
    await this.tx.revision.updateMany({ where: { id: { in: [...ids] } }, data: { changeSetId } });
    return changeSetId;
  }

  /**
   * Writes the revisions of rows that were changed together, which are undone as one.
   * @param before and `after`: the rows in the same order
   * @returns the key of the change set; null for a change of one row, and within `asOne`
   */
  async recordTogether<Entity extends RevisionEntity>(
    entity: Entity,
    before: readonly Snapshots[Entity][],
    after: readonly Snapshots[Entity][],
  ): Promise<number | null> {
    const { verseIdOf } = entities[entity];
    const data = await Promise.all(
      after.map((row, index) => this.revisionOf(entity, before[index] ?? null, row)),
    );
    if (verseIdOf) for (const row of after) this.verseIds.add(verseIdOf(row));
    const rows = await this.tx.revision.createManyAndReturn({ data, select: { id: true } });
    const ids = rows.map(({ id }) => id);
    if (!this.together) return this.changeSetOf(ids);
    this.together.push(...ids);
    return null;
  }

  private async revisionOf<Entity extends RevisionEntity>(
    entity: Entity,
    before: Snapshots[Entity] | null,
    after: Snapshots[Entity],
  ) {
    for (const tag of await affectedTags(this.tx, entity, before, after)) this.affected.add(tag);
    return {
      entity,
      entityId: after.id,
      version: after.version,
      adminId: this.admin.id,
      adminName: this.admin.username,
      source: this.source,
      before: asJson(before),
      after: asJson(after),
    };
  }

  /** Increments the content revision if anything changed, and notifies other processes. */
  async finish(): Promise<ContentChange | undefined> {
    const affected = [...this.affected];
    if (affected.length === 0) return undefined;
    const revision = await incrementContentRevision(this.tx, affected);
    if (this.verseIds.size > 0) await writeVerseKeys(this.tx, revision, [...this.verseIds]);
    return { revision, affected };
  }

  private async conflict(entity: RevisionEntity, id: number, expectedVersion: number) {
    const { read, typename, followers = [] } = entities[entity];
    const current = await read(this.tx, id);
    // The caller may send a version that the row never had, up to the largest integer.
    const version = Math.min(expectedVersion, current?.version ?? 0) + 1;
    const next = await this.tx.revision.findUnique({
      where: { entity_entityId_version: { entity, entityId: id, version } },
    });
    const expected = new Map(Object.entries(next?.before ?? {}));
    const changed = Object.entries(current ?? {})
      .filter(
        ([field, value]) =>
          ![...followers, 'version'].includes(field) &&
          JSON.stringify(value) !== JSON.stringify(expected.get(field)),
      )
      .map(([field]) => field);
    return new ConflictError(typename, id, changed);
  }
}

/** A notification of PostgreSQL has at most 8,000 bytes. */
const MAX_NOTIFIED_CHARACTERS = 7000;

/** Increments the content revision in the transaction of a change and notifies other processes. */
export async function incrementContentRevision(
  tx: Transaction,
  affected: readonly Tag[],
): Promise<number> {
  const { revision } = await tx.contentRevision.upsert({
    where: { id: 1 },
    create: { revision: 1 },
    update: { revision: { increment: 1 }, changedAt: new Date() },
  });
  await notifyChange(tx, revision, affected);
  return revision;
}

/** Notifies other processes once the transaction is committed. */
export async function notifyChange(
  tx: Transaction,
  revision: number,
  affected: readonly Tag[],
): Promise<void> {
  const tags = affected.join(' ');
  const [change, number] = CHANNELS;
  const payload = `${revision} ${tags.length > MAX_NOTIFIED_CHARACTERS ? EVERYTHING : tags}`;
  await tx.$queryRaw`
    SELECT pg_notify(${change}, ${payload})::text, pg_notify(${number}, ${String(revision)})::text`;
}

/**
 * Limits in milliseconds for a save: waiting for its start, and its duration. On the embedded database
 * an open transaction blocks all other queries.
 */
const SAVE_TRANSACTION = { maxWait: 15_000, timeout: 15_000 };

/** Runs changes in one transaction as the calling admin. */
export async function changing<Result>(
  context: Context,
  change: (changes: Changes) => Promise<Result>,
  source: RevisionSource = 'edit',
): Promise<Result> {
  const { database } = context;
  const admin = await adminOf(context);
  const run = database.prisma.$transaction(async (tx) => {
    const changes = new Changes(tx, admin, source);
    const result = await change(changes);
    return { result, content: await changes.finish() };
  }, SAVE_TRANSACTION);
  const { result, content } = await run
    .finally(() => forgetReads(context))
    .catch((error: unknown) => {
      const isTaken =
        error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
      if (!isTaken) throw error;
      throw new ValidationError([problem('', { code: 'ALREADY_TAKEN' })]);
    });
  if (content) database.announceRevision(content.revision, content.affected);
  return result;
}

const asJson = (row: object | null) =>
  row === null ? Prisma.DbNull : (row as Prisma.InputJsonObject);
