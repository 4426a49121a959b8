import { fenOf, yuanText } from '#contract/base/texts/yuan.ts'
import { fen } from '#contract/base/values.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { orderDetailWords, orderMovesWords } from '#words/orders/moves.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { useMoveForm } from './useMoveForm.ts'

const sides = ['customerFen', 'companionFen', 'platformFen'] as const
const blank: Record<(typeof sides)[number], string> = { customerFen: '', companionFen: '', platformFen: '0' }
const shareOf = (yuan: string) => fen(fenOf(yuan) ?? 0)

/** Divides what was paid and has not gone back between the two players and the platform. */
export function SplitDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const { shares } = useWords(orderDetailWords)
  const form = useMoveForm('split', {
    initial: blank,
    order,
    input: shares => ({
      customerFen: shareOf(shares.customerFen),
      companionFen: shareOf(shares.companionFen),
      platformFen: shareOf(shares.platformFen),
    }),
    onClose,
  })
  const { data } = useRead(api.orders.get, { no: order.no })
  // What went back before the dispute is not divided.
  const leftFen = data?.leftFen
  const typed = form.values
  const sum = sides.reduce((total, side) => total + (fenOf(typed[side]) ?? 0), 0)
  return (
    <QuestionDialog
      move="split"
      order={order}
      reasons={text.verdictReasons}
      ready={sum === leftFen && sides.every(side => fenOf(typed[side]) !== null)}
      form={form}
      onClose={onClose}
    >
      <div className="grid grid-cols-3 gap-3">
        {sides.map(side => (
          <AmountField
            key={side}
            label={text.yuan(shares[side])}
            value={typed[side]}
            onChange={value => form.set({ [side]: value })}
          />
        ))}
      </div>
      {leftFen !== undefined && (
        <p className={`text-sm ${sum === leftFen ? 'text-good-ink' : 'text-warn-ink'}`}>
          {text.sumIs(yuanText(sum), yuanText(leftFen))}
        </p>
      )}
    </QuestionDialog>
  )
}
