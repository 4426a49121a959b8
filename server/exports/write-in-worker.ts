import { Worker } from 'node:worker_threads'
import { type Kept, removeStored } from '#server/files/index.ts'
import type { Config } from '#server/kit/config.ts'
import type { Value } from './declare.ts'
import type { WriterJob, WriterMessage, WriterPage } from './spreadsheet-worker.ts'

/** Megabytes of a thread; it holds two pages of rows and what is not yet on the disk. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }

type Draft = Pick<WriterJob, 'name' | 'sheet'>

/**
 * Writes a file in a thread of its own, which ends with it: the loop that serves everybody only reads the pages, one
 * whenever the thread asks. If it throws, it leaves no file.
 */
export async function writeInWorker(
  { DATA_DIR }: Config,
  { name, sheet }: Draft,
  pages: AsyncGenerator<Value[][]>,
): Promise<Kept> {
  const workerData: WriterJob = { place: { DATA_DIR }, name, sheet }
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { workerData, resourceLimits })
  try {
    return await answerPages(worker, pages)
  } catch (error) {
    await worker.terminate()
    await removeStored({ DATA_DIR }, name)
    throw error
  } finally {
    await worker.terminate()
    await pages.return(undefined)
  }
}

function answerPages(worker: Worker, pages: AsyncGenerator<Value[][]>): Promise<Kept> {
  return new Promise((resolve, reject) => {
    const answer = async () => {
      const { done, value } = await pages.next()
      worker.postMessage((done ? null : value) satisfies WriterPage)
    }
    worker.on('message', (message: WriterMessage) => {
      if (message === 'next') return void answer().catch(reject)
      resolve({ ...message, sha256: Buffer.from(message.sha256) })
    })
    worker.on('error', reject)
    worker.on('exit', code => reject(new Error(`The thread that writes a spreadsheet ended (${code}).`)))
  })
}
