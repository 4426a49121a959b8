import type { notifications } from '#contract/notifications.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { alarms, claim } from './alarms.ts'
import { clear, list, read } from './inbox.ts'
import { rules, saveRules } from './rules.ts'

export { endAlarms } from './alarms.ts'
export { type Delivery, startDelivery } from './delivery.ts'
export { readMessages } from './inbox.ts'
export { notify } from './notify.ts'
export type { NotificationKind } from './words.ts'

export const notificationsHandlers: Handlers<typeof notifications> = {
  list,
  alarms,
  claim,
  rules,
  saveRules,
  read,
  clear,
}
