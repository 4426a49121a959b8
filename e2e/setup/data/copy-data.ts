import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const copy = promisify(execFile)

/** Gives a product's empty folder the prepared data. Answers the settings that go with it. */
export async function copyData(preparedFolder: string, dataDir: string): Promise<NodeJS.ProcessEnv> {
  // The server may have moved the database elsewhere and left a link: -L copies what it links to. Node's own copy of so many
  // files takes several times the work.
  await copy('cp', ['-RL', join(preparedFolder, 'data', 'postgres'), join(dataDir, 'postgres')])
  return cacheIn(preparedFolder)
}

/** Where Node keeps the server's compiled modules from one start to the next. */
export function cacheIn(preparedFolder: string): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: join(preparedFolder, 'compiled') }
}
