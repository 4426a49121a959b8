import { type NotificationRules, notifications } from '#contract/notifications.ts'
import { useAct } from '#web/kit/act.ts'
import { keyOf, queryClient, useRead } from '#web/kit/read.ts'

/** Until the server has answered: rather told once too often. */
const withoutRules: NotificationRules = { silentTypes: [], quietHours: null, desktop: true }

export const firstQuietHours = { from: '22:00', to: '07:00' }

/** What a person tells apart by ear; all that conversations bring is one. */
export const kindsOfNews = [
  { name: 'chat', types: [0, 1, 2, 3, 4, 5] },
  { name: 'order', types: [6] },
  { name: 'dispatch', types: [7] },
  { name: 'announcement', types: [8] },
  { name: 'withdrawal', types: [9] },
  { name: 'joining', types: [10] },
  { name: 'identity', types: [11] },
  { name: 'post', types: [12] },
  { name: 'application', types: [13] },
  { name: 'complaint', types: [14] },
  { name: 'feedback', types: [15] },
] as const

export type KindOfNews = (typeof kindsOfNews)[number]

export function useRules(): [rules: NotificationRules, change: (part: Partial<NotificationRules>) => void] {
  const { data } = useRead(notifications.rules, {})
  const { act: save } = useAct(notifications.saveRules)
  const rules = data ?? withoutRules
  function change(part: Partial<NotificationRules>): void {
    const changed = { ...rules, ...part }
    queryClient.setQueryData(keyOf(notifications.rules, {}), changed)
    void save(changed)
  }
  return [rules, change]
}

export function isSilent({ silentTypes }: NotificationRules, { types }: KindOfNews): boolean {
  return types.every(type => silentTypes.includes(type))
}

/** The silent types after a kind was turned off or on. */
export function withKind({ silentTypes }: NotificationRules, { types }: KindOfNews, isHeard: boolean): number[] {
  const others = silentTypes.filter(type => !types.some(own => own === type))
  return isHeard ? others : [...others, ...types]
}
