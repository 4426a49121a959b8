import { fenOf, yuanOf } from '#contract/base/texts/yuan.ts'
import { useWords } from '#web/kit/words.ts'
import { FilterBox } from '#web/ui/controls/FilterBox.tsx'
import { uiWords } from '#words/base/ui.ts'
import { orderFiltersWords } from '#words/orders/filters.ts'

type Amounts = { leastFen?: number | null | undefined; mostFen?: number | null | undefined }

/** From and to in yuan, either of them optional. */
export function AmountRange({ leastFen, mostFen, onFilter }: Amounts & { onFilter: (amounts: Amounts) => void }) {
  const text = useWords(orderFiltersWords)
  const { amountWrong } = useWords(uiWords)
  const box = {
    width: 'w-28!',
    inputMode: 'decimal' as const,
    error: (typed: string) => (typed.trim() && fenOf(typed) === null ? amountWrong : undefined),
  }
  return (
    <span className={`flex items-center gap-1 ${(leastFen ?? mostFen) == null ? 'print:hidden' : ''}`}>
      <FilterBox
        {...box}
        label={text.leastYuan}
        value={typedOf(leastFen)}
        onFilter={typed => onFilter({ leastFen: fenOf(typed) })}
      />
      <span aria-hidden className="text-muted">
        {text.to}
      </span>
      <FilterBox
        {...box}
        label={text.mostYuan}
        value={typedOf(mostFen)}
        onFilter={typed => onFilter({ mostFen: fenOf(typed) })}
      />
    </span>
  )
}

/** `12.5` stays as typed; no digits are appended. */
function typedOf(fen: number | null | undefined): string {
  return fen == null ? '' : yuanOf(fen).replace(/\.?0+$/, '')
}
