import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Line as ReadLine, Worker } from 'tesseract.js'
import type { PaperKind } from '#contract/reviews/paper.ts'
import { drawForReading, type Turn, turnsOf } from '#server/desk/files/index.ts'
import { fieldsIn, type Line, type ReadFields } from './fields.ts'
import type { PaperReader } from './paper-reader.ts'

const { resolve } = createRequire(import.meta.url)
/** The models come with npm; nothing is fetched. */
const folderOf = (language: string) => join(dirname(resolve(`@tesseract.js-data/${language}`)), '4.0.0_best_int')
/** Two workers hold 250 MB; they end when nothing was read for so long. */
const idleMs = 30_000

const plainLine = ({ text, confidence }: Line): Line => ({ text: text.replaceAll(/\s/g, ''), confidence })

type Language = 'chi_sim' | 'eng'

/** Recognition of writing on this machine, in worker threads, one image at a time. */
export function createLocalReader(): PaperReader {
  const workers = new Map<Language, Promise<Worker>>()
  let idle: ReturnType<typeof setTimeout> | undefined

  function workerOf(language: Language): Promise<Worker> {
    const known = workers.get(language)
    if (known) return known
    const begun = beginWorker(language)
    workers.set(language, begun)
    begun.catch(() => workers.delete(language))
    return begun
  }

  async function linesOf(language: Language, image: Buffer): Promise<ReadLine[]> {
    const worker = await workerOf(language)
    const { data } = await worker.recognize(image, { rotateAuto: true }, { text: false, blocks: true })
    return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs).flatMap(({ lines }) => lines)
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const ended = [...workers.values()]
    workers.clear()
    for (const worker of ended) await (await worker).terminate()
  }

  async function fieldsOn(kind: PaperKind, image: Buffer, turn: Turn): Promise<ReadFields> {
    const chinese = await linesOf('chi_sim', await drawForReading(image, 'words', turn))
    const english = await linesOf('eng', await drawForReading(image, 'numbers', turn))
    // Chinese beside a number makes its line uncertain, not the number.
    return fieldsIn(kind, {
      words: chinese.map(plainLine),
      numbers: english.flatMap(line => line.words.map(plainLine)),
    })
  }

  async function readImage(kind: PaperKind, image: Buffer): Promise<ReadFields> {
    for (const turn of await turnsOf(image)) {
      const fields = await fieldsOn(kind, image, turn)
      if (Object.keys(fields).length > 0) return fields
    }
    return {}
  }

  return {
    name: 'Tesseract 5',
    async read(kind, images) {
      clearTimeout(idle)
      let found: ReadFields = {}
      for (const image of images) found = { ...(await readImage(kind, image)), ...found }
      idle = setTimeout(() => void stop(), idleMs).unref()
      return found
    },
    stop,
  }
}

/** The library is loaded with the first paper, not with the server. */
async function beginWorker(language: Language): Promise<Worker> {
  const { createWorker, OEM } = await import('tesseract.js')
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: folderOf(language),
    cacheMethod: 'none',
    gzip: true,
    // What fails rejects its promise, too; without a handler the library ends the process.
    errorHandler: () => {},
  })
  await worker.setParameters({ debug_file: '/dev/null', user_defined_dpi: '300' })
  return worker
}
