/** What was written and has not reached the server yet, kept in this browser through a reload. */

export type LetterContent =
  | { kind: 'text'; text: string; isPrivate: boolean; quickReplyId?: number }
  | { kind: 'image'; file: Blob; isPrivate: boolean; width: number; height: number }
  | { kind: 'voice'; file: Blob; seconds: number }
  | { kind: 'order'; orderNo: string }

export type Letter = {
  /** Sent again under the same one, it is the same message. */
  clientId: string
  chatId: number
  personId: number
  /** The window that sends it, so that two do not. */
  window: string
  /** The order in which they were written. */
  turn: number
  at: number
  content: LetterContent
  /** Of a picture or a voice that is up already. */
  fileId?: number
  state: 'waiting' | 'sending' | 'sent' | 'refused'
  /** Why not, in the reader's language. */
  problem: string
}

const store = 'letters'
let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('citydesk-outbox', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'clientId' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opening
}

/** A browser that keeps nothing, as in a private window, still sends: only a reload would lose what waits. */
async function within<Result>(
  mode: IDBTransactionMode,
  work: (letters: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const request = work((await open()).transaction(store, mode).objectStore(store))
    return await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } catch {
    return undefined
  }
}

export async function keepLetter(letter: Letter): Promise<void> {
  await within('readwrite', letters => letters.put(letter))
}

export async function dropLetter(clientId: string): Promise<void> {
  await within('readwrite', letters => letters.delete(clientId))
}

export async function keptLetters(): Promise<Letter[]> {
  return (await within<Letter[]>('readonly', letters => letters.getAll())) ?? []
}
