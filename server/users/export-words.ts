import type { Named } from '#contract/orders/state-words.ts'
import type { UserRow } from '#contract/people/users.ts'
import { workerKindWords } from '#server/workers/index.ts'

export const kindWords: Record<UserRow['kind'], Named> = {
  staff: ['员工', 'Staff', 'Personal', 'スタッフ'],
  customer: ['用户', 'Customer', 'Cliente', '顧客'],
  ...workerKindWords,
  merchant: ['商家', 'Merchant', 'Comercio', '店舗'],
}

export const statusWords: Record<UserRow['status'], Named> = {
  enabled: ['正常', 'Enabled', 'Activo', '有効'],
  disabled: ['已停用', 'Disabled', 'Desactivado', '停止中'],
  banned: ['已封禁', 'Banned', 'Vetado', '利用禁止'],
}

export const allCitiesWords: Named = ['全部', 'All', 'Todas', 'すべて']
