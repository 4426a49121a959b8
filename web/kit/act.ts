import { useState } from 'react'
import type { InputOf, Operation, OutputOf } from '#contract/base/operation.ts'
import { call, Refused, Unreachable } from './call.ts'
import { featureOf, readAgain, tellFailure } from './read.ts'

export type Act<O extends Operation> = {
  /** Undefined when it was refused; the person has been told by then. */
  act(input: InputOf<O>): Promise<OutputOf<O> | undefined>
  pending: boolean
  /** The last refusal, for the messages beside the fields and the fresh record of a lost race. */
  refused: Refused | undefined
}

/** A button that changes something. */
export function useAct<O extends Operation>(operation: O): Act<O> {
  const [running, setRunning] = useState(0)
  const [refused, setRefused] = useState<Refused>()

  async function act(input: InputOf<O>): Promise<OutputOf<O> | undefined> {
    setRunning(count => count + 1)
    setRefused(undefined)
    const outcome = await press(operation, input)
    setRunning(count => count - 1)
    if (!(outcome instanceof Error)) return outcome
    if (outcome instanceof Refused) setRefused(outcome)
    tellFailure(outcome)
    return undefined
  }

  return { act, pending: running > 0, refused }
}

/** One press is one request id, also when the first answer was lost on the way and it is sent again. */
export async function press<O extends Operation>(operation: O, input: InputOf<O>): Promise<OutputOf<O> | Error> {
  const requestId = newRequestId()
  const send = () => call(operation, input, { requestId })
  try {
    return await send().catch(error => {
      if (error instanceof Unreachable) return send()
      throw error
    })
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreachable) return error
    throw error
  } finally {
    readAgain(featureOf(operation))
  }
}

/** `crypto.randomUUID` is missing on plain http, where a small office may well run this. */
function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
