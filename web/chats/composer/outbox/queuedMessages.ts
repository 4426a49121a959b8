/** Messages that have not reached the server yet, kept in this browser through a reload. */

export type QueuedContent =
  | { kind: 'text'; text: string; isPrivate: boolean; quickReplyId?: number }
  | { kind: 'image'; file: Blob; isPrivate: boolean; width: number; height: number }
  | { kind: 'voice'; file: Blob; seconds: number }
  | { kind: 'order'; orderNo: string }

export type QueuedMessage = {
  /** Idempotency key: repeated with the same id, the server stores one message. */
  clientId: string
  chatId: number
  personId: number
  /** Id of the window that sends it, so that two windows do not. */
  window: string
  /** Position in the order of writing. */
  turn: number
  at: number
  content: QueuedContent
  /** Id of the file, once a picture or a voice is uploaded. */
  fileId?: number
  state: 'waiting' | 'sending' | 'sent' | 'refused'
  /** Why it was refused, in the reader's language. */
  problem: string
}

/** Storage key that browsers already hold; renaming it would lose their queued messages. */
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

/** A browser without storage, such as a private window, still sends; only a reload loses what is queued. */
async function within<Result>(
  mode: IDBTransactionMode,
  work: (queue: IDBObjectStore) => IDBRequest<Result>,
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

export async function keepQueued(queued: QueuedMessage): Promise<void> {
  await within('readwrite', queue => queue.put(queued))
}

export async function dropQueued(clientId: string): Promise<void> {
  await within('readwrite', queue => queue.delete(clientId))
}

export async function keptQueued(): Promise<QueuedMessage[]> {
  return (await within<QueuedMessage[]>('readonly', queue => queue.getAll())) ?? []
}
