import { keepMedia } from '#web/chats/conversation/media.ts'
import { readAgain } from '#web/kit/read.ts'
import { onIdentity } from '#web/kit/session.ts'
import { createStore, useStore } from '#web/kit/store.ts'
import { dropLetter, keepLetter, keptLetters, type Letter, type LetterContent } from './letters.ts'
import { sendLetter } from './send.ts'
import { openWindows, windowName } from './windows.ts'

/** Everything written here that the thread does not show yet, in the order in which it was written. */
const outbox = createStore<readonly Letter[]>([])
const restMs = [1000, 2000, 4000, 8000] as const
let owner: number | undefined
let lastTurn = 0

onIdentity(() => {
  owner = undefined
  outbox.set([])
})

/** Letters of one conversation, in their order. */
export function useLetters(chatId: number): readonly Letter[] {
  return useStore(outbox).filter(letter => letter.chatId === chatId)
}

/** Takes up what this person wrote before a reload, here or in a window that is gone, and sends it. */
export async function openOutbox(personId: number): Promise<void> {
  if (owner === personId) return
  owner = personId
  const [name, isOpen, kept] = await Promise.all([windowName(), openWindows(), keptLetters()])
  const known = new Set(outbox.get().map(({ clientId }) => clientId))
  const mine = kept
    .filter(letter => letter.personId === personId && !known.has(letter.clientId))
    .filter(({ window }) => window === name || !isOpen(window))
    .map(letter => ({ ...letter, window: name, state: letter.state === 'refused' ? 'refused' : 'waiting' }) as const)
  outbox.set([...mine, ...outbox.get()].sort((one, other) => one.turn - other.turn))
  for (const chatId of new Set(mine.map(letter => letter.chatId))) void deliver(chatId)
}

/** Shown at once, and sent as soon as those before it in the same conversation are. */
export async function post(chatId: number, personId: number, content: LetterContent): Promise<void> {
  lastTurn = Math.max(lastTurn + 1, Date.now())
  const letter: Letter = {
    clientId: Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
    chatId,
    personId,
    window: '',
    turn: lastTurn,
    at: Date.now(),
    content,
    state: 'waiting',
    problem: '',
  }
  outbox.set([...outbox.get(), letter])
  await keepLetter({ ...letter, window: await windowName() })
  await deliver(chatId)
}

/** The same letter once more, after it was refused. */
export function postAgain(letter: Letter): void {
  change(letter, { state: 'waiting', problem: '' })
  void deliver(letter.chatId)
}

export function takeBack({ clientId }: Letter): void {
  outbox.set(outbox.get().filter(letter => letter.clientId !== clientId))
  void dropLetter(clientId)
}

/** The thread shows them now. */
export function forgetSent(clientIds: ReadonlySet<string | null>): void {
  const left = outbox.get().filter(({ state, clientId }) => state !== 'sent' || !clientIds.has(clientId))
  if (left.length < outbox.get().length) outbox.set(left)
}

function change({ clientId }: Letter, by: Partial<Letter>): void {
  outbox.set(outbox.get().map(letter => (letter.clientId === clientId ? { ...letter, ...by } : letter)))
  const changed = outbox.get().find(letter => letter.clientId === clientId)
  if (changed && changed.state !== 'sent') void windowName().then(window => keepLetter({ ...changed, window }))
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

function nextOf(chatId: number): Letter | undefined {
  return outbox.get().find(letter => letter.chatId === chatId && letter.state === 'waiting')
}

/** True when nobody knows whether it arrived. */
async function attempt(letter: Letter): Promise<boolean> {
  change(letter, { state: 'sending' })
  const outcome = await sendLetter(letter, fileId => change(letter, { fileId }))
  if (outcome.said === 'cut') {
    change(letter, { state: 'waiting' })
    return true
  }
  if (outcome.said === 'refused') {
    change(letter, { state: 'refused', problem: outcome.problem })
    return false
  }
  if ('file' in letter.content) keepMedia(outcome.message.id, letter.content.file)
  change(letter, { state: 'sent' })
  void dropLetter(letter.clientId)
  readAgain('chats')
  return false
}

/** Ends early when the browser says that the line is back. */
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
