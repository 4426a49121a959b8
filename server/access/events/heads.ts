import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/kit/database.ts'
import { writeValueOnce } from '#server/kit/installation-values.ts'

/** One line of the file: the position and hash of a database's chain, kept outside of the database that it protects. */
export type Head = { database: string; at: string; position: number; hash: string }

const setting = 'auditChain'

/** Identifies the database of a chain: files of several databases may share a folder. */
export async function databaseId(db: Database): Promise<string> {
  const { id } = await writeValueOnce(db, setting, { id: randomUUID() })
  return id
}

export async function writeHead(dataDir: string, head: Head): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await appendFile(fileIn(dataDir), `${JSON.stringify(head)}\n`)
}

/** The heads written of this database, oldest first. A last line without its end, after a power cut, is skipped. */
export async function readHeads(dataDir: string, database: string): Promise<Head[]> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
  const lines = text.split('\n').slice(0, -1)
  return lines.map(line => JSON.parse(line) as Head).filter(head => head.database === database)
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'audit-head.json')
}
