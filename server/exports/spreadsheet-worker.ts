import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type Kept, keepStream } from '#server/files/keep.ts'
import type { Place } from '#server/files/store.ts'
import type { Value } from './declare.ts'
import { type Sheet, writeSpreadsheet } from './spreadsheet.ts'

/** What a thread is started with. */
export type WriterJob = { place: Place; name: string; sheet: Sheet }
/** It asks for the next page; its last message says what it wrote. */
export type WriterMessage = 'next' | Kept
/** An answer to `next`; null after the last page. */
export type WriterPage = Value[][] | null

// Requests go first where threads compete for cores. Linux takes this for the thread alone, others for the whole process.
if (process.platform === 'linux') setPriority(0, 10)

/** The next page is read while this one is written; there are never more than two. */
async function* rowsOf(port: NonNullable<typeof parentPort>): AsyncGenerator<Value[]> {
  for (let coming = ask(port); ; ) {
    const page = await coming
    if (!page) return
    coming = ask(port)
    yield* page
  }
}

function ask(port: NonNullable<typeof parentPort>): Promise<WriterPage> {
  return new Promise(resolve => {
    port.once('message', resolve)
    port.postMessage('next' satisfies WriterMessage)
  })
}

if (parentPort) {
  const { place, name, sheet } = workerData as WriterJob
  const kept = await keepStream(place, name, writeSpreadsheet(sheet, rowsOf(parentPort)))
  parentPort.postMessage(kept satisfies WriterMessage)
}
