import { useRef, useState } from 'react'
import type { NotificationRules } from '#contract/desk/notifications.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { keyOf, queryClient, useRead } from '#web/kit/read.ts'

/** Used until the server has answered: too many notifications rather than too few. */
const withoutRules: NotificationRules = { levels: {}, quietHours: null, desktop: true }

export const firstQuietHours = { from: '22:00', to: '07:00' }

export function useRules(): NotificationRules {
  return useRead(api.notifications.rules, {}, { ignoresRecords: true }).data ?? withoutRules
}

type Change = (part: Partial<NotificationRules>) => void

/** A change is shown at once. Saved one after the other, so that the last one wins. */
export function useRuleChanges(): [rules: NotificationRules, change: Change] {
  const rules = useRules()
  const { run: save } = useCommand(api.notifications.saveRules)
  const [wanted, setWanted] = useState<NotificationRules>()
  const saving = useRef<Promise<void>>(Promise.resolve())

  async function send(changed: NotificationRules): Promise<void> {
    if (await save(changed)) {
      const queryKey = keyOf(api.notifications.rules, {})
      // A request under way may have been answered before this was saved.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, changed)
    }
    setWanted(latest => (latest === changed ? undefined : latest))
  }

  function change(part: Partial<NotificationRules>): void {
    const changed = { ...(wanted ?? rules), ...part }
    setWanted(changed)
    saving.current = saving.current.then(() => send(changed))
  }

  return [wanted ?? rules, change]
}
