import type { Config } from '#server/kit/config.ts'
import { openDatabase } from '#server/kit/database.ts'
import { type KeyChanged, rotateDataKey } from '#server/people/index.ts'
import { sealedColumns } from '#server/process/sealed-columns.ts'

export const secretsUsage = 'NEW_DATA_KEY=64_HEXADECIMAL_DIGITS npm run admin -- secrets rotate'

/** Encrypts everything anew; in the environment, so that no list of processes shows the key. */
export async function rotateSecrets(config: Config, url: string, newKey: string | undefined): Promise<void> {
  if (newKey === undefined) throw new Error(secretsUsage)
  const { db } = openDatabase(url, 1)
  try {
    await rotateDataKey({ config, db }, newKey.trim(), sealedColumns, printCount)
  } finally {
    await db.destroy()
  }
  console.log('Everything is encrypted with the new key. Older backups still need the key before it: keep both.')
  if (config.DATA_KEY !== undefined) console.log('Set DATA_KEY to the new key now, then start the servers.')
  else console.log('data.key has the new key, data.key.before the old one. Start the server.')
}

function printCount({ column, changed, kept }: KeyChanged): void {
  console.log(`${column}\t${changed} encrypted anew\t${kept} were already`)
}
