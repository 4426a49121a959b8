import HandCoins from 'lucide-react/icons/hand-coins'
import { type ReactNode, Suspense, useState } from 'react'
import type { Deduction, DeductionMove, Deposit, DepositAction, PersonDeposit } from '#contract/money/deposit.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { depositsWords } from '#words/money/deposits.ts'
import { DeductionItem, DepositItem, MovementItem } from './items.tsx'

const DeductDialog = lazily(async () => (await import('./DeductDialog.tsx')).DeductDialog)
const DecideDialog = lazily(async () => (await import('./DecideDialog.tsx')).DecideDialog)
const GiveBackDialog = lazily(async () => (await import('./GiveBackDialog.tsx')).GiveBackDialog)
const RetryDialog = lazily(async () => (await import('./RetryDialog.tsx')).RetryDialog)

type Chosen =
  | { action: 'deduct' }
  | { action: DeductionMove; deduction: Deduction }
  | { action: DepositAction; deposit: Deposit }

/** The deposit of a worker or an applicant: what is there, how it was paid, what was or is to be deducted, and how it moved. */
export function DepositPart({ personId }: { personId: number }) {
  const [chosen, setChosen] = useState<Chosen>()
  // A change of a deposit is one of its worker.
  const { data, error, refetch } = useRead(api.deposits.ofPerson, { id: personId }, { alsoOf: ['workers'] })
  if (error && !data) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) return <Skeletons widths={[60, 90, 75]} />
  const close = () => {
    setChosen(undefined)
    void refetch()
  }
  return (
    <div className="grid gap-5">
      <Balance deposit={data} onDeduct={() => setChosen({ action: 'deduct' })} />
      <Lists deposit={data} onChoose={setChosen} />
      <Suspense>
        {chosen && <ChosenDialog chosen={chosen} personId={personId} freeFen={data.freeFen} onClose={close} />}
      </Suspense>
    </div>
  )
}

function Balance({ deposit, onDeduct }: { deposit: PersonDeposit; onDeduct: () => void }) {
  const text = useWords(depositsWords)
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <dl className="flex gap-6">
        <Amount name={text.balance}>
          <Money fen={deposit.balanceFen} />
        </Amount>
        <Amount name={text.free}>
          <Money fen={deposit.freeFen} />
        </Amount>
      </dl>
      {deposit.mayDeduct && (
        <span className="ml-auto">
          <Button icon={HandCoins} look="risky" onClick={onDeduct}>
            {text.actions.deduct}
          </Button>
        </span>
      )}
    </div>
  )
}

function Amount({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-lg font-medium">{children}</dd>
    </div>
  )
}

function Lists({ deposit, onChoose }: { deposit: PersonDeposit; onChoose: (chosen: Chosen) => void }) {
  const text = useWords(depositsWords)
  if (deposit.deposits.length === 0) return <p className="text-sm text-muted">{text.none}</p>
  return (
    <>
      {deposit.deductions.length > 0 && (
        <Section title={text.deductions}>
          {deposit.deductions.map(deduction => (
            <DeductionItem
              key={deduction.id}
              deduction={deduction}
              onMove={action => onChoose({ action, deduction })}
            />
          ))}
        </Section>
      )}
      <Section title={text.payments}>
        {deposit.deposits.map(one => (
          <DepositItem key={one.id} deposit={one} onAction={action => onChoose({ action, deposit: one })} />
        ))}
      </Section>
      <Section title={text.movements}>
        {deposit.movements.map(movement => (
          <MovementItem key={movement.id} movement={movement} />
        ))}
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{title}</h3>
      <ol className="grid gap-2">{children}</ol>
    </section>
  )
}

type ChosenDialogProps = { chosen: Chosen; personId: number; freeFen: number; onClose: () => void }

function ChosenDialog({ chosen, personId, freeFen, onClose }: ChosenDialogProps) {
  if (chosen.action === 'deduct') return <DeductDialog personId={personId} freeFen={freeFen} onClose={onClose} />
  if ('deposit' in chosen) {
    const Dialog = chosen.action === 'retry' ? RetryDialog : GiveBackDialog
    return <Dialog deposit={chosen.deposit} onClose={onClose} />
  }
  return <DecideDialog move={chosen.action} deduction={chosen.deduction} onClose={onClose} />
}
