import type { ExportRow } from '#contract/desk/exports.ts'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { serverNow } from '#web/kit/clock.ts'
import { toast } from '#web/kit/toast.ts'
import { loadWords, wordsNow } from '#web/kit/words.ts'
import { type ExportsWords, exportsWords } from '#words/desk/exports.ts'
import { download } from './download.ts'

/** An export that finished before this window knew of it is announced if it is younger than this. */
const freshMs = 60_000

const underWay = new Set<number>()
const announced = new Set<number>()

/** Polls the person's exports and announces those that have finished since. */
export async function announce(): Promise<void> {
  await loadWords()
  const text = wordsNow(exportsWords)
  for (const row of await call(api.exports.list, {})) {
    if (row.state === 'waiting' || row.state === 'running') underWay.add(row.id)
    else if (isNews(row)) toastResult(row, text)
  }
}

function isNews({ id, finishedAt }: ExportRow): boolean {
  return !announced.has(id) && (underWay.has(id) || serverNow() - (finishedAt ?? 0) < freshMs)
}

function toastResult({ id, state, title, why }: ExportRow, text: ExportsWords): void {
  announced.add(id)
  underWay.delete(id)
  if (state === 'done') toast.notice({ title, text: text.ready, onPress: () => void download(id) })
  if (state === 'failed' && why) toast.error(text.whys[why])
}
