import { setPriority } from 'node:os'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Page } from './declare.ts'
import { type Spreadsheet, writeSpreadsheet } from './spreadsheet.ts'

/** What the thread sends: a piece of the file; that it wants the next page of rows; that the file is complete. */
export type WriterMessage = Uint8Array | 'next' | 'end'
/** The answer to `next`; null after the last page. */
export type WriterPage = Page | null

// Requests go first where threads compete for cores. Linux takes this for the thread alone, others for the whole process.
if (process.platform === 'linux') setPriority(0, 10)

if (parentPort) await write(parentPort, workerData as Spreadsheet)

async function write(port: MessagePort, spreadsheet: Spreadsheet): Promise<void> {
  for await (const piece of writeSpreadsheet(spreadsheet, pagesOf(port)))
    port.postMessage(piece satisfies WriterMessage)
  port.postMessage('end' satisfies WriterMessage)
  port.close()
}

/** The next page is read while this one is written; there are never more than two. */
async function* pagesOf(port: MessagePort): AsyncGenerator<Page> {
  for (let coming = ask(port); ; ) {
    const page = await coming
    if (!page) return
    coming = ask(port)
    yield page
  }
}

function ask(port: MessagePort): Promise<WriterPage> {
  return new Promise(resolve => {
    port.once('message', resolve)
    port.postMessage('next' satisfies WriterMessage)
  })
}
