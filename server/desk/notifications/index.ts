import { notifications } from '#contract/desk/notifications.ts'
import { feature } from '#server/kit/feature.ts'
import { alarms, claim } from './alarms/alarms.ts'
import { clear, list, read } from './inbox/inbox.ts'
import { rules, saveRules } from './inbox/rules.ts'

export { endAlarms, isAlarmOpen } from './alarms/alarms.ts'
export { type Delivery, startDelivery } from './delivery/delivery.ts'
export { viewNotification } from './delivery/view.ts'
export type { Audience } from './inbox/audience.ts'
export { readMessages } from './inbox/inbox.ts'
export { everyCity, notify, notifyLater, notifyPeople } from './notify.ts'
export { type NoticeWindow, noteInWindow, startWindows } from './windows.ts'
export type { NotificationKind } from './words.ts'

export const notificationsFeature = feature(notifications, {
  list,
  alarms,
  claim,
  rules,
  saveRules,
  read,
  clear,
})
