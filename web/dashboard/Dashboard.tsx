import { Suspense, startTransition, useState } from 'react'
import type { PlacedBlock } from '#contract/dashboard/arrangement.ts'
import { services } from '#contract/orders/service-names.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay, usePermissions } from '#web/kit/may.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { navigate } from '#web/kit/route.ts'
import { useStore } from '#web/kit/store.ts'
import { useWords } from '#web/kit/words.ts'
import { useKeys } from '#web/ui/controls/keys.ts'
import { useAfterPaint } from '#web/ui/controls/timing/afterPaint.ts'
import { dashboardPageWords, dashboardWords } from '#words/dashboard/dashboard.ts'
import { bodies, mayBlock } from './blocks.ts'
import { arranged, type Rearrange } from './frame/arrangement.ts'
import { Block } from './frame/Block.tsx'
import { Filters } from './frame/Filters.tsx'
import { FirstDay } from './frame/FirstDay.tsx'
import { Hint } from './frame/Hint.tsx'
import { firstBlocks } from './frame/home.ts'
import { useArrangement } from './frame/useArrangement.ts'
import { offeredLists } from './lists/opened.ts'
import { asked, type Question, useDashboardQuestion } from './question.ts'

const ArrangePanel = lazily(async () => (await import('./frame/ArrangePanel.tsx')).ArrangePanel)
const DashboardKeys = lazily(async () => (await import('./frame/DashboardKeys.tsx')).DashboardKeys)
const ListsDialog = lazily(async () => (await import('./lists/ListsDialog.tsx')).ListsDialog)
const SetupCard = lazily(async () => (await import('#web/shared/setup/SetupCard.tsx')).SetupCard)

export function Dashboard() {
  const { title } = useWords(dashboardWords)
  const [question, change] = useDashboardQuestion()
  const { arrangement, isKnown, change: arrange } = useArrangement()
  const [hasKeys, setKeys] = useState(false)
  const maySetUp = useMay('setup.edit')
  const steps = useRead(api.firstSteps.list, {})
  const isOffered = useStore(offeredLists) !== undefined
  const placesOf = usePlaces()
  const blocks = placesOf(arrangement.blocks)
  // Together with the blocks, so that it does not push them down.
  const isReady = isKnown && !steps.isPending
  const next = services[question.service ? services.indexOf(question.service) + 1 : 0]
  useKeys({
    '?': () => startTransition(() => setKeys(true)),
    r: readAgain,
    s: () => change({ service: next ?? '' }),
    a: () => document.querySelector<HTMLElement>('[data-arrange] button')?.click(),
    w: () => navigate('/dashboard?wall=1'),
  })
  return (
    <div className="mx-auto grid max-w-[1600px] gap-4 p-4">
      <h1 className="sr-only">{title}</h1>
      <Suspense>{maySetUp && <SetupCard />}</Suspense>
      <Filters question={question} onChange={change} onAgain={readAgain}>
        <ArrangePanel
          blocks={blocks}
          isUsual={arrangement.blocks.length === 0}
          onChange={rearrange => arrange(now => ({ blocks: rearrange(placesOf(now.blocks)) }))}
        />
      </Filters>
      {/* Together, so that the card does not push the blocks down. */}
      <Suspense>
        {isReady && (
          <FirstDay
            isTourDone={arrangement.isTourDone}
            onTourDone={() => arrange(() => ({ isTourDone: true }))}
            blocks={shownOf(blocks).map(({ block }) => block)}
            steps={steps.data?.steps ?? []}
          />
        )}
        {isReady && <Blocks arrangement={arrangement.blocks} question={question} />}
      </Suspense>
      <Suspense>{isOffered && <ListsDialog />}</Suspense>
      <Suspense>{hasKeys && <DashboardKeys onClose={() => setKeys(false)} />}</Suspense>
    </div>
  )
}

function readAgain(): void {
  invalidate('dashboard')
}

/** Where the blocks stand that this person may see. */
function usePlaces(): Rearrange {
  const permissions = usePermissions()
  return placed => arranged(placed, { may: block => mayBlock(block, permissions), first: firstBlocks(permissions) })
}

const shownOf = (blocks: readonly PlacedBlock[]) => blocks.filter(({ isHidden }) => !isHidden)

type BlocksProps = { arrangement: readonly PlacedBlock[]; question: Question }

/** Drawing all charts takes a slow machine long: what was pressed is painted first. */
function Blocks({ arrangement, question }: BlocksProps) {
  const text = useWords(dashboardPageWords)
  const placesOf = usePlaces()
  const placed = placesOf(useAfterPaint(arrangement))
  const shown = shownOf(placed)
  const shownQuestion = asked(useAfterPaint(question))
  if (shown.length === 0) return <Hint>{placed.length === 0 ? text.notVisible : text.allHidden}</Hint>
  return (
    <div className="grid gap-4 desktop:grid-cols-6">
      {shown.map(placed => {
        const Body = bodies[placed.block]
        return (
          <Block key={placed.block} placed={placed}>
            <Body asked={shownQuestion} />
          </Block>
        )
      })}
    </div>
  )
}
