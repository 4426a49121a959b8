import { cp } from 'node:fs/promises'
import { join } from 'node:path'

/** Gives a product's empty folder the prepared data. Answers the settings that go with it. */
export async function copyData(preparedFolder: string, dataDir: string): Promise<NodeJS.ProcessEnv> {
  // The server may have moved the database elsewhere and left a link: a link must not be copied as such.
  await cp(join(preparedFolder, 'data', 'postgres'), join(dataDir, 'postgres'), { recursive: true, dereference: true })
  return cacheIn(preparedFolder)
}

/** Where Node keeps the server's compiled modules from one start to the next. */
export function cacheIn(preparedFolder: string): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: join(preparedFolder, 'compiled') }
}
