import type { OutputOf } from '#contract/base/operation.ts'
import { fenOf, yuanText } from '#contract/base/texts/yuan.ts'
import type { Fen } from '#contract/base/values.ts'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import type { CompensationKind } from '#contract/complaints/decision.ts'
import { largestPacketFen } from '#contract/money/packets.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmGiven, isGivenConfirmed } from '#web/shared/compensation/ConfirmGiven.tsx'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { packetWords } from '#words/chats/conversation.ts'
import { complaintDecisionWords } from '#words/complaints/complaints.ts'
import { ChipRow } from './ChipRow.tsx'
import { type Money, noFen, noMoney } from './values.ts'

type MoneyFieldsProps = {
  complaint: ComplaintRow
  money: Money
  error: string | undefined
  onChange: (money: Money) => void
}

export function isComplete({ kind, yuan, isConfirmed }: Money): boolean {
  return kind === '' || ((fenOf(yuan) ?? 0) > 0 && isConfirmed && !isTooMuch({ kind, yuan }))
}

/** More than one red packet holds. */
function isTooMuch({ kind, yuan }: Pick<Money, 'kind' | 'yuan'>): boolean {
  return kind === 'packet' && (fenOf(yuan) ?? 0) > largestPacketFen
}

/** The kind and the amount of what is given, after a look at what was given for the order before. */
export function MoneyFields({ complaint, money, error, onChange }: MoneyFieldsProps) {
  const text = useWords(complaintDecisionWords)
  const packet = useWords(packetWords)
  const { data } = useRead(api.complaints.allowance, { id: complaint.id })
  if (!data) return null
  const choose = (kind: CompensationKind) =>
    onChange({ ...money, kind, confirmedFen: noFen, isConfirmed: data.givenFen === 0 })
  const confirm = (confirmedFen: Fen) =>
    onChange({ ...money, confirmedFen, isConfirmed: isGivenConfirmed({ givenFen: data.givenFen, confirmedFen }) })
  return (
    <ChipRow label={text.money}>
      <Chip chosen={money.kind === ''} onChoose={() => onChange(noMoney)}>
        {text.noMoney}
      </Chip>
      {data.kinds.map(kind => (
        <Chip key={kind} chosen={money.kind === kind} onChoose={() => choose(kind)}>
          {text.kinds[kind]}
        </Chip>
      ))}
      {money.kind !== '' && (
        <div className="grid w-full gap-2">
          <AmountField
            label={text.amountYuan}
            value={money.yuan}
            error={isTooMuch(money) ? packet.packetTooLarge : error}
            hint={hintOf(data, money, text)}
            onChange={yuan => onChange({ ...money, yuan })}
          />
          <ConfirmGiven givenFen={data.givenFen} confirmedFen={money.confirmedFen} onConfirm={confirm} />
        </div>
      )}
    </ChipRow>
  )
}

type Allowance = OutputOf<typeof api.complaints.allowance>

/** What may be given, or that somebody else has to approve it. */
function hintOf(
  { singleFen, leftTodayFen, mostFen }: Allowance,
  { kind, yuan }: Money,
  text: { own(once: string, today: string): string; mostByDemand(yuan: string): string; aboveOwn: string },
): string | undefined {
  if (kind !== 'balance' && kind !== 'packet') return undefined
  const most = mostFen === null ? [] : [text.mostByDemand(yuanText(mostFen))]
  const own = (fenOf(yuan) ?? 0) > singleFen ? text.aboveOwn : text.own(yuanText(singleFen), yuanText(leftTodayFen))
  return [own, ...most].join(' · ')
}
