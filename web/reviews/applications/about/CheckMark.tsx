import type { ApplicationDetail } from '#contract/reviews/application.ts'
import type { ManualCheck } from '#contract/reviews/application-terms.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { keyOf, queryClient } from '#web/kit/read.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { applicationWords } from '#words/reviews/applications.ts'
import type { ChecklistItem } from './Checklist.tsx'

type CheckMarkProps = { check: ManualCheck; item: ChecklistItem; application: ApplicationDetail }

/** What the reviewer does besides reading, to be marked as done. */
export function CheckMark({ check, item, application }: CheckMarkProps) {
  const { checks } = useWords(applicationWords)
  const time = useTimeFormat('short')
  const marking = useCommand(api.applications.check)
  const { id, version, allowed } = application

  async function mark(isDone: boolean): Promise<void> {
    if (marking.pending) return
    const answer = await marking.run({ id, version, check, isDone })
    if (answer) queryClient.setQueryData(keyOf(api.applications.get, { id }), answer)
  }

  return (
    <div className="flex min-h-control items-center py-1">
      <Checkbox
        checked={item.isDone}
        disabled={!allowed.includes('check')}
        hint={item.by === null || item.at === null ? undefined : `${item.by} · ${time(item.at)}`}
        onChange={isDone => void mark(isDone)}
      >
        {checks[check]}
      </Checkbox>
    </div>
  )
}
