import { refusals } from '#contract/base/refusals.ts'
import { mustSignInAgain } from '#contract/base/sign-in-codes.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { keepMedia } from '#web/chats/conversation/media.ts'
import { api } from '#web/kit/api.ts'
import { call, Refused, Unreachable } from '#web/kit/call.ts'
import { serverNow } from '#web/kit/clock.ts'
import { newRequestId } from '#web/kit/command.ts'
import { invalidate } from '#web/kit/read.ts'
import { onIdentityChange } from '#web/kit/session.ts'
import { inWindow } from '#web/kit/storage.ts'
import { createStore, useStore } from '#web/kit/store.ts'
import { findLocks } from '#web/kit/windows.ts'
import { uploadFile } from '#web/shared/media/upload.ts'
import { dropQueued, keepQueued, keptQueued, type QueuedContent, type QueuedMessage } from './queuedMessages.ts'

/** All messages written here that the thread does not show yet, in the order in which they were written. */
const outbox = createStore<readonly QueuedMessage[]>([])
const restMs = [1000, 2000, 4000, 8000] as const
let owner: number | undefined
let lastTurn = 0

onIdentityChange(change => {
  if (change === 'in') return
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
  outbox.set(outbox.get().filter(queued => queued.personId === personId))
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

const uploadMedia = (kind: 'image' | 'voice', file: Blob) =>
  uploadFile(kind === 'image' ? 'chatimg' : 'chatvoice', file, kind)

type Outcome =
  | { result: 'sent'; message: ChatMessage }
  /** The message may or may not have arrived; it is sent again later. */
  | { result: 'cut' }
  | { result: 'refused'; problem: string }

/** `onUploaded` is called once the file is stored, so that another attempt does not upload it again. */
async function sendQueued(queued: QueuedMessage, onUploaded: (fileId: number) => void): Promise<Outcome> {
  const { chatId, clientId, content } = queued
  const say = (input: Parameters<typeof call<typeof api.chats.sendMsg>>[1]) =>
    call(api.chats.sendMsg, input, { requestId: clientId })
  try {
    if (content.kind === 'text' || content.kind === 'order') {
      return { result: 'sent', message: await say({ chatId, clientId, ...content }) }
    }
    const fileId = queued.fileId ?? (await uploadMedia(content.kind, content.file)).fileId
    if (queued.fileId === undefined) onUploaded(fileId)
    const message =
      content.kind === 'image'
        ? await say({ kind: 'image', chatId, clientId, fileId, isPrivate: content.isPrivate })
        : await say({ kind: 'voice', chatId, clientId, fileId, seconds: content.seconds })
    return { result: 'sent', message }
  } catch (error) {
    if (error instanceof Unreachable || isForLater(error)) return { result: 'cut' }
    if (error instanceof Refused) return { result: 'refused', problem: error.message }
    throw error
  }
}

/** An expired session and a rate limit are no refusal of the message itself. */
function isForLater(error: unknown): boolean {
  return error instanceof Refused && (mustSignInAgain(error.code) || error.code === refusals.tooFast)
}

const entry = 'citydesk-outbox-window'
const lockOf = (name: string) => `${entry}-${name}`

let naming: Promise<string> | undefined

/** The id of this window, kept through a reload. A duplicated window gets an id of its own. */
function windowName(): Promise<string> {
  naming ??= findName()
  return naming
}

async function findName(): Promise<string> {
  const kept = inWindow.get(entry)
  const name = kept && (await hold(kept)) ? kept : crypto.getRandomValues(new Uint32Array(2)).join('')
  if (name !== kept) await hold(name)
  inWindow.set(entry, name)
  return name
}

/** Holds a lock as long as the window lives, so that others know. False when another window holds that id. */
async function hold(name: string): Promise<boolean> {
  const locks = await findLocks()
  if (!locks) return true
  return new Promise(resolve => {
    void locks.request(lockOf(name), { ifAvailable: true }, lock => {
      resolve(lock !== null)
      return lock ? new Promise(() => {}) : undefined
    })
  })
}

/** Tells of an id whether its window is open. In a browser without locks none counts as open; the server stores a message once in any case. */
async function openWindows(): Promise<(name: string) => boolean> {
  const held = (await (await findLocks())?.query())?.held ?? []
  const names = new Set(held.map(lock => lock.name))
  return name => names.has(lockOf(name))
}
