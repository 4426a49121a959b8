import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.ts'

/** A client that a generator made of the description: what it cannot do is not described. A journey plays with it. */
export const clientPath = join('journeys', 'open', 'generated', 'open-client.ts')

/** Its inside is not written for our strictest settings; whoever uses its types is checked. */
const unchecked = `// ${'@ts-nocheck'}\n`

/** The source of the client, as oazapfts writes it. */
export function generateClient(description: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'open-client-'))
  try {
    const [from, to] = [join(folder, 'openapi.json'), join(folder, 'client.ts')]
    writeFileSync(from, JSON.stringify(description))
    const cli = join(root, 'node_modules', 'oazapfts', 'dist', 'cli.js')
    execFileSync(process.execPath, [cli, from, to], { stdio: ['ignore', 'ignore', 'inherit'] })
    return `${unchecked}${readFileSync(to, 'utf8')}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function storedClient(): string {
  return readFileSync(join(root, clientPath), 'utf8')
}

export function storeClient(source: string): void {
  writeFileSync(join(root, clientPath), source)
}
