import type { MerchantRow } from '#contract/people/merchants.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { workersWords } from '#words/people/workers.ts'

/** Identifies the shop in a dialog. */
export function ShopFacts({ shop }: { shop: MerchantRow }) {
  const text = useWords(workersWords)
  return (
    <Facts>
      <Fact name={text.columns.shop}>{`${shop.name} · ${shop.no}`}</Fact>
      <Fact name={text.facts.address}>{shop.address}</Fact>
    </Facts>
  )
}
