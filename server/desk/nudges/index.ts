import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Needs } from '#contract/base/operation.ts'
import { type NudgeWord, nudges } from '#contract/desk/nudges.ts'
import type { AddressedNudge, NudgeChannel } from '#server/kit/nudges.ts'
import { listenTo } from './database-listener.ts'
import { createFold } from './fold.ts'

export { createFold, listenTo }

type Listener = (items: AddressedNudge[]) => void

/** A payload of NOTIFY must be shorter than 8,000 bytes. */
const largestPayload = 7900
/** Never renamed: during a rolling restart, nodes of two versions use it together. */
const channel = 'citydesk_news'
/** After a sending, nudges of this time travel to other nodes together. */
const foldMs = 50
const mostWaiting = 5000

/** Published when nudges may have been missed: everybody reads everything again. */
const everything = (Object.keys(nudges) as NudgeWord[]).map((word): AddressedNudge => ({ word, id: null }))

/**
 * Carries nudges between the nodes that share a database. Never inside a business transaction: NOTIFY takes a global lock
 * at commit. After a lost connection, listeners get a nudge for everything.
 */
export async function startNudgeChannel(url: string, log: Logger): Promise<NudgeChannel> {
  const node = randomUUID()
  const listeners: Listener[] = []
  let waiting: AddressedNudge[] = []
  const database = await listenTo({
    url,
    channel,
    log,
    onPayload(payload) {
      const { from, items } = JSON.parse(payload) as { from: string; items: SentNudge[] }
      if (from !== node) deliver(items.map(received))
    },
    onReconnected() {
      deliver(everything)
      send()
    },
  })

  function deliver(items: AddressedNudge[]): void {
    for (const listener of listeners) listener(items)
  }

  function send(): void {
    if (!database.isConnected()) return
    const items = waiting
    waiting = []
    for (const payload of payloadsOf(node, items)) {
      database.notify(payload).catch(error => {
        log.warn({ error }, 'nudges: not sent')
        waiting.push(...everything)
      })
    }
  }

  const fold = createFold(foldMs, send)
  return {
    publish(items) {
      deliver(items)
      if (waiting.length > mostWaiting) waiting = [...everything]
      else waiting.push(...items)
      fold.ask()
    },
    subscribe: listener => void listeners.push(listener),
    async stop() {
      fold.stop()
      send()
      await database.stop()
    },
  }
}

/** Between nodes, one need stands alone: the version before knows no lists, and runs beside this one during an upgrade. */
type SentNudge = Omit<AddressedNudge, 'needs'> & { needs?: Needs | readonly Needs[] }

function received({ needs, ...item }: SentNudge): AddressedNudge {
  return { ...item, ...(needs !== undefined && { needs: [needs].flat() }) }
}

function toSend({ needs, ...item }: AddressedNudge): SentNudge {
  const [only, ...more] = needs ?? []
  if (needs === undefined) return item
  return { ...item, needs: only !== undefined && more.length === 0 ? only : needs }
}

/** As many items in one payload as fit. */
function payloadsOf(from: string, items: AddressedNudge[]): string[] {
  const payloads: string[] = []
  let parts: string[] = []
  let size = 0
  const flush = () => {
    if (parts.length > 0) payloads.push(`{"from":"${from}","items":[${parts.join()}]}`)
    parts = []
    size = 100
  }
  for (const item of items) {
    const part = JSON.stringify(toSend(item))
    if (size + part.length + 1 > largestPayload) flush()
    parts.push(part)
    size += part.length + 1
  }
  flush()
  return payloads
}
