import { setTimeout as pause } from 'node:timers/promises'
import type { OwnQueue } from '#server/kit/jobs.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { attempt } from './attempt.ts'
import { claim, type Due, type Room, someWait } from './claim.ts'
import { noteOutcomes } from './failing.ts'
import { createPoster, type Poster } from './post.ts'
import { giveUp, type Outcome, outcomeOf, settle } from './settle.ts'

/** Webhooks that are sent to an endpoint at once: few to begin with, one more for each that arrives, few again after a failure. */
const [fewest, most] = [8, 200]
/** All endpoints together, shared evenly; each has the fewest in any case. */
const mostOfAll = 1024
const settledAtOnce = 500
const stopMs = 5000

/**
 * Sends webhooks from this node: takes what is due, has several on the way to each endpoint, and writes what came of them together.
 * An endpoint has its own share, so that one that is slow or dead takes nothing from the others.
 */
export class Sender implements OwnQueue {
  readonly waits = someWait
  readonly #runtime: Runtime
  readonly #poster: Poster
  /** Taken and not settled: ids, and how many of each endpoint. */
  readonly #ids = new Set<number>()
  readonly #inFlight = new Map<number, number>()
  readonly #shares = new Map<number, number>()
  #outcomes: Outcome[] = []
  #looking: Promise<void> | null = null
  /** The last look took as much as there was room for. */
  #leftSome = false
  #mustLook = false
  #settling: Promise<void> | null = null
  #isStopped = false
  /** What had not arrived by then is no failure of its endpoint. */
  #isClosed = false

  constructor(runtime: Runtime) {
    this.#runtime = runtime
    this.#poster = createPoster(runtime.config.WEBHOOKS_TO_PRIVATE_ADDRESSES)
  }

  /** Looks for what is due, now or once more after the look that is on the way. */
  wake(): void {
    if (this.#isStopped) return
    this.#mustLook = true
    this.#looking ??= this.#look()
  }

  /** What is on the way has some seconds to arrive; what has not is due again for another node. */
  async stop(): Promise<void> {
    this.#isStopped = true
    const until = performance.now() + stopMs
    while ((this.#looking || this.#ids.size > 0) && performance.now() < until) await pause(20)
    this.#isClosed = true
    this.#poster.close()
    await this.#settling
  }

  async #look(): Promise<void> {
    try {
      while (this.#mustLook && !this.#isStopped) {
        this.#mustLook = false
        const rooms = this.#rooms()
        const { due, hasMore } = await claim(this.#runtime, rooms, fewest)
        this.#leftSome = isFull(rooms, due)
        // Where there was none, there may be some by now.
        this.#mustLook ||= hasMore || rooms.some(({ endpointId, room }) => room === 0 && this.#roomOf(endpointId) > 0)
        await this.#take(due)
      }
    } catch (error) {
      this.#runtime.log.warn({ error }, 'webhooks: what is due could not be read')
    } finally {
      // At once, so that a wake-up meanwhile is not lost.
      this.#looking = null
    }
  }

  /** Of every endpoint with a share of its own, also where nothing is on the way; the others have the usual one. */
  #rooms(): Room[] {
    return [...new Set([...this.#shares.keys(), ...this.#inFlight.keys()])].map(endpointId => ({
      endpointId,
      inFlight: this.#inFlight.get(endpointId) ?? 0,
      room: this.#roomOf(endpointId),
    }))
  }

  /** Only half of a share is worth a look: every look costs the database the same. */
  #roomOf(endpointId: number): number {
    const share = this.#shareOf(endpointId)
    const room = share - (this.#inFlight.get(endpointId) ?? 0)
    return room >= share / 2 ? room : 0
  }

  #shareOf(endpointId: number): number {
    const fair = Math.floor(mostOfAll / Math.max(1, this.#inFlight.size))
    return Math.max(fewest, Math.min(this.#shares.get(endpointId) ?? fewest, most, fair))
  }

  async #take(due: readonly Due[]): Promise<void> {
    const off = due.filter(({ is_on, type }) => !is_on && type !== 'endpoint.test')
    if (off.length > 0) await giveUp(this.#runtime.db, off)
    for (const one of due) {
      // Its lease ended while it is on the way here: the clock was put forward, or this node stood still.
      if (off.includes(one) || this.#ids.has(one.id)) continue
      this.#ids.add(one.id)
      this.#inFlight.set(one.endpoint_id, (this.#inFlight.get(one.endpoint_id) ?? 0) + 1)
      void this.#send(one)
    }
  }

  async #send(due: Due): Promise<void> {
    const { header, ended } = this.#runtime.sending(`webhook ${due.type}`, due.trace_id)
    const tried = await attempt(this.#runtime, this.#poster.post, due, header)
    ended(tried.error)
    const outcome = outcomeOf(due, tried)
    if (this.#isClosed) return
    const share = this.#shares.get(due.endpoint_id) ?? fewest
    if (outcome.tried.error === null) this.#shares.set(due.endpoint_id, Math.min(most, share + 1))
    else this.#shares.delete(due.endpoint_id)
    this.#outcomes.push(outcome)
    this.#settling ??= this.#settleAll()
  }

  /** There is something to settle when it begins. */
  async #settleAll(): Promise<void> {
    while (this.#outcomes.length > 0) {
      const outcomes = this.#outcomes.splice(0, settledAtOnce)
      const mayWait = (await this.#settle(outcomes)) || this.#leftSome || outcomes.some(isOfFailing)
      for (const { due } of outcomes) this.#forget(due)
      if (mayWait && outcomes.some(({ due }) => this.#roomOf(due.endpoint_id) > 0)) this.wake()
    }
    this.#settling = null
  }

  /** Answers whether others waited for these. What cannot be written down is sent again when its lease ends. */
  async #settle(outcomes: Outcome[]): Promise<boolean> {
    try {
      const wereWaitedFor = await settle(this.#runtime.db, outcomes)
      await noteOutcomes(this.#runtime, outcomes)
      return wereWaitedFor
    } catch (error) {
      this.#runtime.log.error(
        { error, ids: outcomes.map(({ due }) => due.id) },
        'webhooks: tries were not written down',
      )
      return true
    }
  }

  #forget({ id, endpoint_id }: Due): void {
    this.#ids.delete(id)
    const inFlight = (this.#inFlight.get(endpoint_id) ?? 1) - 1
    if (inFlight > 0) this.#inFlight.set(endpoint_id, inFlight)
    else this.#inFlight.delete(endpoint_id)
  }
}

/** Whether some endpoint got as much as it had room for, so that more may be due. */
function isFull(rooms: readonly Room[], due: readonly Due[]): boolean {
  const taken = Map.groupBy(due, ({ endpoint_id }) => endpoint_id)
  const roomOf = new Map(rooms.map(({ endpointId, room }) => [endpointId, room]))
  return (
    rooms.some(({ room }) => room === 0) || [...taken].some(([id, some]) => some.length >= (roomOf.get(id) ?? fewest))
  )
}

/** One whose endpoint fails is tried alone; when it arrives, others follow. */
function isOfFailing({ due, tried }: Outcome): boolean {
  return due.failing_since !== null || tried.error !== null
}
