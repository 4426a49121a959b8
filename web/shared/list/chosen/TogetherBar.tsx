import { type ReactNode, Suspense, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button, type ButtonProps } from '#web/ui/controls/Button.tsx'
import { chosenWords } from '#words/base/lists.ts'
import { ChosenBar } from './ChosenBar.tsx'
import { RefusedList } from './RefusedList.tsx'
import type { Chosen } from './useChosen.ts'
import { type Result, type Together, type TogetherRow, useTogether } from './useTogether.ts'

/** What a dialog about several rows needs: the rows as they were when the button was pressed. */
export type AboutSeveral<Row> = { rows: readonly Row[]; together: Together; onClose: () => void }

export type ManyAction<Row> = {
  key: string
  label: (count: number) => string
  look?: ButtonProps['look']
  can: (row: Row) => boolean
  /** The dialog that asks before. */
  ask: (about: AboutSeveral<Row>) => ReactNode
}

type TogetherBarProps<Row> = {
  chosen: Chosen<Row>
  actions: readonly ManyAction<Row>[]
  /** Beside the number of rows, such as their sum. */
  sum?: ReactNode
  /** Other buttons about the chosen rows. */
  children?: ReactNode
}

/** Under a list: what may be done with the chosen rows, one after the other, and what came of each. */
export function TogetherBar<Row extends TogetherRow>({ chosen, actions, sum, children }: TogetherBarProps<Row>) {
  const text = useWords(chosenWords)
  const [asked, setAsked] = useState<{ action: ManyAction<Row>; rows: readonly Row[] }>()
  const together = useTogether(results =>
    chosen.keep(results.filter(({ refusal }) => refusal !== null).map(({ id }) => id)),
  )
  const { results, running } = together
  return (
    <div className="border-t border-line">
      <Results results={results} onClose={() => together.show([])} />
      {running && (
        <p role="status" className="px-3 py-2 text-sm text-muted">
          {text.running(running.done, running.count)}
        </p>
      )}
      {chosen.rows.length > 0 && (
        <ChosenBar chosen={chosen} sum={sum}>
          <span className="ml-auto flex flex-wrap gap-2 max-desktop:ml-0">
            {actions.map(action => {
              const able = chosen.rows.filter(action.can)
              return (
                able.length > 0 && (
                  <Button
                    key={action.key}
                    look={action.look ?? 'plain'}
                    disabled={running !== undefined}
                    onClick={() => setAsked({ action, rows: able })}
                  >
                    {action.label(able.length)}
                  </Button>
                )
              )
            })}
            {children}
          </span>
        </ChosenBar>
      )}
      <Suspense>{asked?.action.ask({ rows: asked.rows, together, onClose: () => setAsked(undefined) })}</Suspense>
    </div>
  )
}

/** Which of the chosen rows are done, and which were refused, each with the reason. */
function Results({ results, onClose }: { results: readonly Result[]; onClose: () => void }) {
  const text = useWords(chosenWords)
  if (results.length === 0) return null
  const done = results.filter(({ refusal }) => refusal === null)
  const refused = results.flatMap(({ refusal, ...row }) => (refusal === null ? [] : { ...row, refusal }))
  return (
    <>
      <p role="status" className="bg-good-soft px-3 py-2 text-sm text-good-ink">
        {text.done(done.length, done.map(({ no }) => no.slice(-6)).join(', '))}
      </p>
      <RefusedList title={text.refused(refused.length)} refusals={refused} onClose={onClose} />
    </>
  )
}
