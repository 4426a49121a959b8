import { useState } from 'react'
import type { InputOf, OutputOf } from '#contract/base/operation.ts'
import type { Endpoint } from './api.ts'
import { call, Refused, Unreachable } from './call.ts'
import { featureOf, invalidate, toastFailure } from './read.ts'

export type Command<O extends Endpoint> = {
  /** Undefined when it was refused, which a toast has said by then. */
  run(input: InputOf<O>): Promise<OutputOf<O> | undefined>
  pending: boolean
  /** The last refusal, for the messages beside the fields and the fresh record of a lost race. */
  refused: Refused | undefined
}

/** Sends a command from a button; a dialog uses `useForm`. */
export function useCommand<O extends Endpoint>(operation: O): Command<O> {
  const [running, setRunning] = useState(0)
  const [refused, setRefused] = useState<Refused>()

  async function run(input: InputOf<O>): Promise<OutputOf<O> | undefined> {
    setRunning(count => count + 1)
    setRefused(undefined)
    const outcome = await sendCommand(operation, input)
    setRunning(count => count - 1)
    if (!(outcome instanceof Error)) return outcome
    if (outcome instanceof Refused) setRefused(outcome)
    toastFailure(outcome)
    return undefined
  }

  return { run, pending: running > 0, refused }
}

/** One request id for each press, also when it is sent again because the first answer was lost. */
export async function sendCommand<O extends Endpoint>(
  operation: O,
  input: InputOf<O>,
  requestId = newRequestId(),
): Promise<OutputOf<O> | Error> {
  const send = () => call(operation, input, { requestId })
  try {
    const answer = await send().catch(error => {
      if (error instanceof Unreachable) return send()
      throw error
    })
    for (const listener of answerListeners) listener(operation, answer)
    return answer
  } catch (error) {
    if (error instanceof Refused) for (const listener of refusalListeners) listener(error)
    if (error instanceof Refused || error instanceof Unreachable) return error
    throw error
  } finally {
    invalidate(featureOf(operation))
  }
}

/** Called with each answer and each refusal, wherever the button stood: for what frame and lists do about it. */
export const answerListeners: ((operation: Endpoint, answer: unknown) => void)[] = []
export const refusalListeners: ((refused: Refused) => void)[] = []

/** `crypto.randomUUID` is missing on plain http, which a small office may use. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
