import { existsSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/kit/config.ts'
import { lockFolder } from '#server/postgres/folder-lock.ts'
import { explainSystemError } from '#server/postgres/launch-refused.ts'
import { root } from '../root.ts'

/** The environment, completed from `.env` beside package.json. Also stored in `process.env`, for child processes. */
export function readSettings(): Config {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readConfig(process.env)
}

/** Throws the error message of the server early, before anything is built. */
export async function refuseIfTaken({ PORT, HOST, DATA_DIR, DATABASE_URL }: Config): Promise<void> {
  if (!DATABASE_URL && existsSync(DATA_DIR)) await refuseLockedFolder(realpathSync(DATA_DIR))
  await listenOnce(PORT, HOST).catch((error: NodeJS.ErrnoException) => {
    const otherwise = `choose another with PORT=${PORT + 1}`
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${PORT} is in use. Stop what runs there, or ${otherwise}.`)
    if (error.code === 'EACCES')
      throw new Error(`This user cannot listen on port ${PORT}; ${otherwise.replace(/\d+$/, '3000')}.`)
    throw new Error(`The server cannot listen on ${HOST} (${error.code}). Set HOST to an address of this machine.`)
  })
}

async function refuseLockedFolder(folder: string): Promise<void> {
  const lock = await lockFolder(folder).catch(error => {
    throw explainSystemError(error, folder, 'or choose another folder with DATA_DIR=/another/folder')
  })
  await lock.release()
}

/** A free port. */
export async function findFreePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1')
}

async function listenOnce(port: number, host: string): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : port
}
