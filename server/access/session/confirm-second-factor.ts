import { type FieldWord, fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { proveCode } from './code-budget.ts'
import { proveOwnPassword } from './passwords/own-password.ts'
import { isGoodProof, isProof } from './proofs.ts'
import { hasFactor } from './second-factor.ts'

/**
 * Asks who is signed in to prove it once more, before a secret is shown. `proof` is a code of the authenticator app or a
 * recovery code; whoever has no second factor gives the password, or what a fresh sign-in at the company's provider gave
 * them. Refuses as a sentence about the field `proof`; guesses count, and a code is used up, whatever becomes of the command.
 */
export async function confirmSecondFactor(context: CommandContext, proof: string): Promise<void> {
  const { caller, runtime } = context
  if (!(await hasFactor(runtime.db, caller.userId))) return confirmFirstFactor(context, proof)
  if (!(await proveCode(runtime, caller.userId, proof))) refuseProof(context, 'codeWrong')
}

/** The password, or what a fresh sign-in at the company's provider gave; refuses as the one above. */
export async function confirmFirstFactor(context: CommandContext, proof: string): Promise<void> {
  const { caller, runtime } = context
  if (!isProof(proof)) return proveOwnPassword(context, proof, 'proof')
  if (!(await isGoodProof(runtime.db, caller.sessionId, proof))) refuseProof(context, 'confirmAgain')
}

function refuseProof({ sender }: CommandContext, word: FieldWord): never {
  refuse('badInput', { fields: { proof: fieldSentence(word, sender.language) } })
}
