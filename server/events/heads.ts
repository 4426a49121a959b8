import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/kit/database.ts'

/** One line of the file: how far the chain of a database had come, where whoever may write the database cannot. */
export type Head = { database: string; at: string; position: number; hash: string }

const setting = 'auditChain'

/** Tells the chains of several databases apart, which may share a folder. */
export async function databaseId(db: Database): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: setting, value: JSON.stringify({ id: randomUUID() }) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', setting)
    .executeTakeFirstOrThrow()
  return (value as { id: string }).id
}

export async function writeHead(dataDir: string, head: Head): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await appendFile(fileIn(dataDir), `${JSON.stringify(head)}\n`)
}

/** The heads written of this database, oldest first. A last line that was cut short by a power cut is passed over. */
export async function readHeads(dataDir: string, database: string): Promise<Head[]> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
  const lines = text.split('\n').slice(0, -1)
  return lines.map(line => JSON.parse(line) as Head).filter(head => head.database === database)
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'audit-head.json')
}
