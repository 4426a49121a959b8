import { recordsOf } from '#server/kit/rows/records.ts'
import { merchantActions, merchantGuard } from './guard.ts'
import type { MerchantRecord } from './scope.ts'
import { merchantStatusColumn } from './table.ts'

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
