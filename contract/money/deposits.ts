import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Fen, Id, ReasonedTarget, reasonText, Target } from '#contract/base/values.ts'
import { Deduction, PersonDeposit } from './deposit.ts'

export const deposits = {
  /** `id` is the person's. */
  ofPerson: query('deposits.ofPerson', { needs: 'deposits.view', input: z.object({ id: Id }), output: PersonDeposit }),
  deduction: query('deposits.deduction', { needs: 'deposits.view', input: z.object({ id: Id }), output: Deduction }),
  /** From the deposit of a person; nothing happens until a colleague approves it. */
  deduct: command('deposits.deduct', {
    needs: 'deposits.deduct',
    input: z.object({ id: Id, amountFen: Fen.min(1), reason: reasonText }),
    output: Deduction,
  }),
  /** From here on `id` and `version` are the deduction's. */
  approve: command('deposits.approve', { needs: 'deposits.approve', input: Target, output: Deduction }),
  reject: command('deposits.reject', { needs: 'deposits.approve', input: ReasonedTarget, output: Deduction }),
  withdraw: command('deposits.withdraw', { needs: 'deposits.deduct', input: Target, output: Deduction }),
  /** Asks the channel again to give a deposit back, under the same number; `id` and `version` are the deposit's. */
  retry: command('deposits.retry', { needs: 'deposits.approve', input: Target, output: PersonDeposit }),
  /** Of a shop or a city agent, the way it came; refused while they owe something. */
  giveBack: command('deposits.giveBack', { needs: 'deposits.approve', input: ReasonedTarget, output: PersonDeposit }),
}
