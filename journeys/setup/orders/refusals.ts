import { Refused } from './desk.ts'

/** The reasons of those that were refused, of several calls at once; anything else that fails is thrown. */
export async function refusalsOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls)
  return settled.flatMap(call => {
    if (call.status === 'fulfilled') return []
    if (call.reason instanceof Refused) return [call.reason.reason]
    throw call.reason
  })
}
