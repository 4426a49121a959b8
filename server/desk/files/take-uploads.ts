import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { FileModule } from './table.ts'

type Upload = Pick<Selectable<Tables['files']>, 'id' | 'name' | 'mime' | 'details'>

/** Files that an app uploaded, by their names without extension, or a member of staff, by their ids. */
type Wanted =
  | { appId: string; names: readonly string[]; extensions?: readonly string[] }
  | { ownerId: number; ids: readonly number[] }

type Asked = {
  module: FileModule
  wanted: Wanted
  /** A condition on `files.id`: no other record has the file. */
  isFree: RawBuilder<SqlBool>
  /** A condition on `files.id`: this record has the file already, however long ago it was uploaded. */
  isHeld?: RawBuilder<SqlBool>
}

/**
 * Uploads for a record, locked, in the order asked for; null where one is not theirs, is taken or is asked for twice. Those of the
 * last hour before they are swept are missing, because the sweep could delete them in the same moment.
 */
export async function takeUploads({ db }: Pick<Change, 'db'>, asked: Asked): Promise<Upload[] | null> {
  const { module, wanted, isFree, isHeld = sql<SqlBool>`false` } = asked
  const keys: readonly (string | number)[] = 'names' in wanted ? wanted.names : wanted.ids
  if (keys.length === 0) return []
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('module', '=', module)
    .where(file =>
      'names' in wanted
        ? file.and([file('app_id', '=', wanted.appId), file('name', 'in', filesNamed(wanted))])
        : file.and([file('owner', '=', wanted.ownerId), file('id', 'in', [...wanted.ids])]),
    )
    .where(sql<SqlBool>`(created_at > now() - interval '23 hours' or ${isHeld})`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const files = await freeOf(
    db,
    isFree,
    found.map(({ id }) => id),
  )
  const free = new Map<string | number, Upload>(
    files.map(file => ['names' in wanted ? nameOf(file) : file.id, file] as const),
  )
  const taken = keys.flatMap(key => free.get(key) ?? [])
  return taken.length === keys.length && new Set(keys).size === keys.length ? taken : null
}

/** Asked after the lock, in a statement of its own: the one that waited for it does not see who took a file meanwhile. */
function freeOf(db: Database, isFree: RawBuilder<SqlBool>, ids: readonly number[]): Promise<Upload[]> {
  return db
    .selectFrom('files')
    .select(['id', 'name', 'mime', 'details'])
    .where('id', 'in', [...ids, 0])
    .where(isFree)
    .execute()
}

function filesNamed({ names, extensions = ['webp'] }: Extract<Wanted, { names: unknown }>): string[] {
  return names.flatMap(name => extensions.map(extension => `${name}.${extension}`))
}

/** By which its app knows an upload. */
function nameOf({ name }: Upload): string {
  return name.split('.')[0] ?? ''
}
