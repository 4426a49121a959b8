import { canMove, movesBy } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type MerchantMove, merchantMachine, merchants } from '#contract/people/merchants.ts'
import { people } from '#contract/people/people.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import type { MerchantRecord } from './scope.ts'
import { merchantStatusColumn } from './table.ts'

type MerchantAction = MerchantMove | 'reveal'

const merchantActions: readonly MerchantAction[] = [...movesBy(merchantMachine, 'staff'), 'reveal']

/** Why this caller may not do it with the shop, or null. */
function merchantGuard(
  { status, phone }: Pick<MerchantRecord, 'status' | 'phone'>,
  action: MerchantAction,
  caller: Caller,
): Reason | null {
  if (action === 'reveal') return phone !== '' && may(caller, people.reveal.needs) ? null : 'noPermission'
  if (!canMove(merchantMachine, { state: status }, action, 'staff')) return 'alreadySo'
  return may(caller, merchants[action].needs) ? null : 'noPermission'
}

export const merchantRecords = recordsOf(merchantStatusColumn, {
  subject: 'merchants',
  no: ({ no }) => no,
  actions: merchantActions,
  guard: merchantGuard,
  nudge: ({ id, city_code }: Pick<MerchantRecord, 'id' | 'city_code'>) => ({
    word: 'merchants.changed',
    id,
    cityCode: city_code,
  }),
})
