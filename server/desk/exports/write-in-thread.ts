import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Page } from './declare.ts'
import type { Spreadsheet } from './spreadsheet.ts'
import type { WriterMessage, WriterPage } from './spreadsheet-worker.ts'

/** Megabytes of the thread; it holds two pages of rows and what is not yet compressed. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }

/**
 * The file, piece by piece, written in a thread of its own, which ends with it: the loop that serves everybody only reads the
 * pages. A page is read when the thread asks for it and the pieces before it were taken.
 */
export async function* writeInThread(
  spreadsheet: Spreadsheet,
  pages: AsyncGenerator<Page>,
): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), {
    workerData: spreadsheet,
    resourceLimits,
  })
  try {
    for await (const message of messagesOf(worker)) {
      if (message === 'end') return
      if (message !== 'next') {
        yield message
        continue
      }
      const { done, value } = await pages.next()
      worker.postMessage((done ? null : value) satisfies WriterPage)
    }
    throw new Error('The thread that writes a spreadsheet ended before the file was complete.')
  } finally {
    await worker.terminate()
    await pages.return(undefined)
  }
}

/** Throws what the thread throws. */
async function* messagesOf(worker: Worker): AsyncGenerator<WriterMessage> {
  for await (const [message] of on(worker, 'message', { close: ['exit'] })) yield message
}
