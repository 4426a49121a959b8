import Bot from 'lucide-react/icons/bot'
import ListChecks from 'lucide-react/icons/list-checks'
import X from 'lucide-react/icons/x'
import type { Proposal } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { autopilotWords, dispatchWords } from '#words/orders/dispatch.ts'
import { assignmentsOf } from './plan/PlanPanel.tsx'
import type { PlanQuestion } from './plan/usePlanning.ts'
import type { Refusal } from './Refused.tsx'

type ProposalsProps = {
  service: Service
  proposals: readonly Proposal[]
  onLook: (question: PlanQuestion) => void
  onDone: (results: readonly Refusal[]) => void
}

/** What the autopilots propose that only propose: it stands there until it is confirmed or dismissed, and follows what waits. */
export function Proposals({ service, proposals, onLook, onDone }: ProposalsProps) {
  const text = useWords(autopilotWords)
  const { giveAll } = useWords(dispatchWords)
  const assigning = useCommand(api.dispatch.assignProposed)
  const dismissing = useCommand(api.autopilots.dismiss)
  if (proposals.length === 0) return null
  const pending = assigning.pending || dismissing.pending
  const ids = proposals.map(({ order }) => order.id)
  const workers = new Set(proposals.map(({ worker }) => worker.id))

  async function confirm(): Promise<void> {
    const answer = await assigning.run({ assignments: assignmentsOf(proposals) })
    if (answer) onDone(answer.results)
  }
  async function dismiss(): Promise<void> {
    const answer = await dismissing.run({ ids })
    if (answer) toast.info(text.dismissed(answer.dismissed))
  }
  return (
    <section
      aria-label={text.proposalsOf}
      className="flex flex-wrap items-center gap-2 border-t border-line bg-accent-soft px-3 py-1 text-sm"
    >
      <span role="status" className="flex min-w-0 items-center gap-1.5 text-accent-ink">
        <Bot size={14} aria-hidden className="shrink-0" />
        {text.proposed(ids.length, workers.size)}
      </span>
      <span className="ml-auto flex items-center gap-2">
        <IconButton icon={X} label={text.dismiss} disabled={pending} onClick={() => void dismiss()} />
        <Button icon={ListChecks} disabled={pending} onClick={() => onLook({ service, proposed: proposals })}>
          {text.look}
        </Button>
        <Button look="primary" busy={pending} onClick={() => void confirm()}>
          {giveAll(ids.length)}
        </Button>
      </span>
    </section>
  )
}
