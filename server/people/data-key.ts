import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { copyFile, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/kit/config.ts'
import { readValue, writeValue, writeValueOnce } from '#server/kit/installation-values.ts'
import { renameOnDisk, syncFolder } from '#server/kit/on-disk.ts'
import type { Runtime } from '#server/kit/runtime.ts'

export type WithKey = Pick<Runtime, 'config' | 'db'>
export type DataKeys = { forSealing: Buffer; forHashing: Buffer }

const setting = 'dataKey'
/** What recognizes the key, and the next one while everything is encrypted anew. */
type Known = { check: string; next?: string }
const keyPattern = /^[0-9a-f]{64}$/i
const loaded = new WeakMap<Config, Promise<DataKeys>>()

/** The key of this installation; made unless the setting or the file has one. */
export function dataKeys(runtime: WithKey): Promise<DataKeys> {
  const known = loaded.get(runtime.config)
  if (known) return known
  const loading = loadKeys(runtime)
  loaded.set(runtime.config, loading)
  loading.catch(() => loaded.delete(runtime.config))
  return loading
}

/** When the server starts: makes the key where there is none, and throws a sentence if this database was used with another one. */
export async function checkDataKey(runtime: WithKey): Promise<void> {
  await dataKeys(runtime)
}

async function loadKeys({ config, db }: WithKey): Promise<DataKeys> {
  const known = await readValue<Known>(db, setting)
  if (known?.next !== undefined)
    throw new Error(`The secrets of this database are being encrypted with a new key. ${goOn}`)
  const key = (await givenKey(config)) ?? (known ? null : await makeKey(config))
  const { check } = known ?? (key && (await writeValueOnce(db, setting, { check: checkOf(key) }))) ?? { check: '' }
  const fitting = refuseOtherKey(config, key, check)
  return keysOf(fitting)
}

const goOn = 'Finish that first, with the same NEW_DATA_KEY: npm run admin -- secrets rotate'

function keysOf(key: Buffer): DataKeys {
  return { forSealing: derive(key, 'sealing'), forHashing: derive(key, 'hashing') }
}

export type KeyChange = { before: DataKeys; after: DataKeys; isDone: boolean; finish(): Promise<void> }

/**
 * Begins to replace the key of the installation by another one, or goes on with it. Until it is finished no server starts. A key
 * in a file is replaced there, and the one before is kept beside it: older backups need it.
 */
export async function beginKeyChange({ config, db }: WithKey, newKey: string): Promise<KeyChange> {
  if (!keyPattern.test(newKey)) throw new Error('NEW_DATA_KEY should be 64 hexadecimal digits: openssl rand -hex 32')
  const known = await readValue<Known>(db, setting)
  const old = await givenKey(config)
  if (!known || !old) throw new Error('There is no key yet, and nothing is encrypted: start the server once.')
  const [oldCheck, check] = [checkOf(old), checkOf(Buffer.from(newKey, 'hex'))]
  const keys = { before: keysOf(old), after: keysOf(Buffer.from(newKey, 'hex')) }
  const finish = async () => {
    if (config.DATA_KEY === undefined) await replaceKeyFile(config.DATA_DIR, newKey)
    await writeValue(db, setting, { check })
  }
  if (known.check === check && known.next === undefined) return { ...keys, isDone: true, finish }
  if (known.next !== undefined && known.next !== check) throw new Error(`Another new key was begun with. ${goOn}`)
  // The file may have been replaced already, by a run that ended between its last two steps.
  if (known.check !== oldCheck && check !== oldCheck) refuseOtherKey(config, null, known.check)
  await writeValue(db, setting, { check: known.check, next: check } satisfies Known)
  return { ...keys, isDone: false, finish }
}

function refuseOtherKey({ DATA_DIR, DATA_KEY }: Config, key: Buffer | null, check: string): Buffer {
  if (key && timingSafeEqual(Buffer.from(checkOf(key), 'hex'), Buffer.from(check, 'hex'))) return key
  const place = DATA_KEY ? 'the setting DATA_KEY' : `${pathOf(DATA_DIR)}, or the setting DATA_KEY`
  throw new Error(
    `The secrets and numbers in this database were encrypted with another key. Restore it as ${place}: it was kept with the backup, or another server of this database has it.`,
  )
}

/** Recognizes the key, and does not give it away. */
function checkOf(key: Buffer): string {
  return createHmac('sha256', key).update('check of the data key').digest('hex')
}

function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'data.key')
}

async function givenKey({ DATA_KEY, DATA_DIR }: Config): Promise<Buffer | null> {
  const text = DATA_KEY ?? (await readKeyFile(DATA_DIR))
  if (text === null) return null
  if (!keyPattern.test(text)) throw new Error(`${pathOf(DATA_DIR)} is not a key: it should be 64 hexadecimal digits.`)
  return Buffer.from(text, 'hex')
}

async function readKeyFile(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(pathOf(dataDir), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Appears under its name once it is whole and on the disk; of two processes at once, both use the first one's. */
async function makeKey(config: Config): Promise<Buffer | null> {
  const { DATA_DIR } = config
  await mkdir(DATA_DIR, { recursive: true })
  const unfinished = `${pathOf(DATA_DIR)}.${randomBytes(6).toString('hex')}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString('hex')}\n`)
    await file.sync()
    await link(unfinished, pathOf(DATA_DIR))
    await syncFolder(DATA_DIR)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await file.close()
    await rm(unfinished, { force: true })
  }
  return givenKey(config)
}

async function replaceKeyFile(dataDir: string, key: string): Promise<void> {
  const path = pathOf(dataDir)
  if ((await readKeyFile(dataDir)) === key) return
  await copyFile(path, `${path}.before`)
  const file = await open(`${path}.new`, 'w', 0o600)
  await file.writeFile(`${key}\n`)
  await file.sync()
  await file.close()
  await renameOnDisk(`${path}.new`, path)
}
