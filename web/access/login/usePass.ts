import { useState } from 'react'
import type { Endpoint } from '#web/kit/api.ts'
import { Refused, signIn, Unreachable } from '#web/kit/call.ts'
import { dismissErrors, toast } from '#web/kit/toast.ts'

export type Taking = {
  /** True when it succeeded; the guard redirects by itself. */
  take(input: object): Promise<boolean>
  isBusy: boolean
  /** Why it failed, and the errors by field. That a code is wanted is a question, which the field for it asks. */
  refusal: string | undefined
  /** The reason code of the contract. */
  reason: Refused['reason']
  fields: Record<string, string>
}

function isQuestion(failure: Refused | Unreachable): boolean {
  return failure instanceof Refused && failure.reason === 'totpNeeded'
}

/** One attempt to sign in through `endpoint`, and its result. */
export function usePass(endpoint: Endpoint): Taking {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refused | Unreachable>()

  async function take(input: object): Promise<boolean> {
    setFailure(undefined)
    dismissErrors()
    setBusy(true)
    try {
      await signIn(endpoint, input)
      return true
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error
      setFailure(error)
      if (!isQuestion(error)) toast.error(error.message)
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    take,
    isBusy,
    refusal: failure && !isQuestion(failure) ? failure.message : undefined,
    reason: failure instanceof Refused ? failure.reason : undefined,
    fields: failure instanceof Refused ? failure.fields : {},
  }
}
