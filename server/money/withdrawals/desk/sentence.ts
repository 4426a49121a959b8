import { fill } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { refusalWords } from '#words/base/refusals.ts'
import type { Refused } from './lock.ts'

/** Why one of several was refused, in the language of the person. */
export function sentenceOf(
  { sender }: Pick<CommandContext, 'sender'>,
  { id, no, reason, params }: { id: number; no: string } & Refused,
): { id: number; no: string; refusal: string } {
  return { id, no, refusal: fill(refusalWords[reason][sender.language], params).trimEnd() }
}
