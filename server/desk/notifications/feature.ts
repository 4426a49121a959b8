import { notifications } from '#contract/desk/notifications.ts'
import { feature } from '#server/kit/feature.ts'
import { alarms, claim } from './alarms/alarms.ts'
import { clear, list, read } from './inbox/inbox.ts'
import { rules, saveRules } from './inbox/rules.ts'

export { isAlarmOpen } from './alarms/alarms.ts'
export { type Delivery, startDelivery } from './delivery/delivery.ts'

export const notificationsFeature = feature(notifications, {
  list,
  alarms,
  claim,
  rules,
  saveRules,
  read,
  clear,
})
