import { keepMedia } from '#web/chats/conversation/media.ts'
import { serverNow } from '#web/kit/clock.ts'
import { newRequestId } from '#web/kit/command.ts'
import { invalidate } from '#web/kit/read.ts'
import { onIdentityChange } from '#web/kit/session.ts'
import { createStore, useStore } from '#web/kit/store.ts'
import { dropQueued, keepQueued, keptQueued, type QueuedContent, type QueuedMessage } from './queuedMessages.ts'
import { sendQueued } from './send.ts'
import { openWindows, windowName } from './windows.ts'

/** All messages written here that the thread does not show yet, in the order in which they were written. */
const outbox = createStore<readonly QueuedMessage[]>([])
const restMs = [1000, 2000, 4000, 8000] as const
let owner: number | undefined
let lastTurn = 0

onIdentityChange(() => {
  owner = undefined
  outbox.set([])
})

/** Messages of one conversation, in the order in which they were written. */
export function useQueuedMessages(chatId: number): readonly QueuedMessage[] {
  return useStore(outbox).filter(queued => queued.chatId === chatId)
}

/** Loads the messages that this person wrote before a reload, in this window or in one that was closed, and sends them. */
export async function openOutbox(personId: number): Promise<void> {
  if (owner === personId) return
  owner = personId
  const [name, isOpen, kept] = await Promise.all([windowName(), openWindows(), keptQueued()])
  const known = new Set(outbox.get().map(({ clientId }) => clientId))
  const mine = kept
    .filter(queued => queued.personId === personId && !known.has(queued.clientId))
    .filter(({ window }) => window === name || !isOpen(window))
    .map(queued => ({ ...queued, window: name, state: queued.state === 'refused' ? 'refused' : 'waiting' }) as const)
  outbox.set([...mine, ...outbox.get()].sort((one, other) => one.turn - other.turn))
  for (const chatId of new Set(mine.map(queued => queued.chatId))) void deliver(chatId)
}

/** Shows the message at once, and sends it after the earlier ones of the same conversation. */
export async function post(chatId: number, personId: number, content: QueuedContent): Promise<void> {
  lastTurn = Math.max(lastTurn + 1, serverNow())
  const queued: QueuedMessage = {
    clientId: newRequestId(),
    chatId,
    personId,
    window: '',
    turn: lastTurn,
    at: serverNow(),
    content,
    state: 'waiting',
    problem: '',
  }
  outbox.set([...outbox.get(), queued])
  await keepQueued({ ...queued, window: await windowName() })
  await deliver(chatId)
}

/** Sends the same message again after a refusal. */
export function postAgain(queued: QueuedMessage): void {
  change(queued, { state: 'waiting', problem: '' })
  void deliver(queued.chatId)
}

export function takeBack({ clientId }: QueuedMessage): void {
  outbox.set(outbox.get().filter(queued => queued.clientId !== clientId))
  void dropQueued(clientId)
}

/** Removes messages that the thread shows now. */
export function forgetSent(clientIds: ReadonlySet<string | null>): void {
  const left = outbox.get().filter(({ state, clientId }) => state !== 'sent' || !clientIds.has(clientId))
  if (left.length < outbox.get().length) outbox.set(left)
}

function change({ clientId }: QueuedMessage, by: Partial<QueuedMessage>): void {
  outbox.set(outbox.get().map(queued => (queued.clientId === clientId ? { ...queued, ...by } : queued)))
  const changed = outbox.get().find(queued => queued.clientId === clientId)
  if (changed && changed.state !== 'sent') void windowName().then(window => keepQueued({ ...changed, window }))
}

const delivering = new Set<number>()

/** One after the other, so that they arrive in the order in which they were written. */
async function deliver(chatId: number): Promise<void> {
  if (delivering.has(chatId)) return
  delivering.add(chatId)
  let cuts = 0
  try {
    for (let next = nextOf(chatId); next; next = nextOf(chatId)) {
      const isCut = await attempt(next)
      cuts = isCut ? cuts + 1 : 0
      if (isCut) await rest(restMs[Math.min(cuts, restMs.length) - 1] ?? 8000)
    }
  } finally {
    delivering.delete(chatId)
  }
}

function nextOf(chatId: number): QueuedMessage | undefined {
  return outbox.get().find(queued => queued.chatId === chatId && queued.state === 'waiting')
}

/** True when it is unknown whether the message arrived. */
async function attempt(queued: QueuedMessage): Promise<boolean> {
  change(queued, { state: 'sending' })
  const outcome = await sendQueued(queued, fileId => change(queued, { fileId }))
  if (outcome.result === 'cut') {
    change(queued, { state: 'waiting' })
    return true
  }
  if (outcome.result === 'refused') {
    change(queued, { state: 'refused', problem: outcome.problem })
    return false
  }
  if ('file' in queued.content) keepMedia(outcome.message.id, queued.content.file)
  change(queued, { state: 'sent' })
  void dropQueued(queued.clientId)
  invalidate('chats')
  return false
}

/** Ends early when the browser reports that the network is back. */
function rest(ms: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(wake, ms)
    addEventListener('online', wake)
    function wake(): void {
      clearTimeout(timer)
      removeEventListener('online', wake)
      resolve()
    }
  })
}
