import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { shanghaiMoment } from '#contract/base/shanghai.ts'
import { restoreMoment } from '#server/postgres/continuous/restore-moment.ts'
import { restore } from '#server/postgres/restore.ts'
import { migrateAll } from '#server/process/start.ts'
import { fail } from './start/child-processes.ts'
import { openExisting, openOrCreate, pathOf, withDatabase } from './start/database.ts'
import { readSettings } from './start/settings.ts'
import { verifications } from './start/verify.ts'

const usage =
  'Name one file: npm run restore -- FILE; or the folder of a continuous backup: npm run restore -- FOLDER --to "2026-11-27 12:30:00"'

async function load(): Promise<void> {
  const { named, to } = readArguments()
  const path = pathOf(named)
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory()
  if (!isFolder && to !== undefined) throw new Error(`${path} is no folder, and only a continuous backup has moments.`)
  if (isFolder) await loadMoment(path, to)
  else await withDatabase(openOrCreate, url => restore(url, path, { migrate: migrateAll, log: console.log }))
}

function readArguments(): { named: string; to: number | undefined } {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true })
  const [named, ...more] = positionals
  if (!named || more.length > 0) throw new Error(usage)
  if (values.to === undefined) return { named, to: undefined }
  // With a zone it is that one's, otherwise Shanghai's.
  const to = /(Z|[+-]\d\d:?\d\d)$/.test(values.to) ? Date.parse(values.to) : shanghaiMoment(values.to)
  if (Number.isNaN(to)) throw new Error(`"${values.to}" is no moment: write it as "2026-11-27 12:30:00".`)
  return { named, to }
}

async function loadMoment(folder: string, to: number | undefined): Promise<void> {
  const { DATABASE_URL, DATA_DIR: dataDir } = readSettings()
  if (DATABASE_URL)
    throw new Error(
      'A continuous backup is restored into the bundled database: leave DATABASE_URL out, and name an empty DATA_DIR.',
    )
  await restoreMoment({ dataDir, folder, to, log: console.log })
  await withDatabase(openExisting, async url => {
    await migrateAll(url)
    for (const verify of Object.values(verifications)) await verify({ url, dataDir })
  })
  console.log('Restored. Start it only where it cannot reach the apps, or when it takes the place of the one it was.')
}

load().catch(fail)
