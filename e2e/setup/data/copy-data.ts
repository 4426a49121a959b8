import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createDatabase, dropDatabase, nameOf, urlOf } from './databases.ts'

/** What every product of a run begins with. */
export type Prepared = {
  /** A database that they copy and nobody has open. */
  templateUrl: string
  folder: string
}

type Copy = {
  databaseUrl: string
  settings: NodeJS.ProcessEnv
  drop(): Promise<void>
}

/** A database of a product's own, in the one PostgreSQL of the run: one for each product would be a second of CPU more. */
export async function copyData({ templateUrl, folder }: Prepared): Promise<Copy> {
  const name = `story_${randomBytes(6).toString('hex')}`
  await createDatabase(templateUrl, name, nameOf(templateUrl))
  const databaseUrl = urlOf(templateUrl, name)
  return {
    databaseUrl,
    settings: { DATABASE_URL: databaseUrl, ...cacheIn(folder) },
    drop: () => dropDatabase(databaseUrl, name),
  }
}

/** Where Node keeps the server's compiled modules from one start to the next. */
export function cacheIn(folder: string): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: join(folder, 'compiled') }
}
