import { useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Viewer } from '#web/shared/media/Viewer.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { receiptWords } from '#words/money/receipt.ts'

/** A payment outside of the channels: its number and its receipt, which opens in full screen. */
export function ManualFacts({ manual }: { manual: { channelNo: string; receiptUrl: string | null } }) {
  const text = useWords(receiptWords)
  return (
    <Facts>
      <Fact name={text.manualNo}>
        {manual.channelNo}
        <Copy value={manual.channelNo} />
      </Fact>
      <Fact name={text.receipt}>{manual.receiptUrl ? <Receipt url={manual.receiptUrl} /> : text.receiptGone}</Fact>
    </Facts>
  )
}

function Receipt({ url }: { url: string }) {
  const text = useWords(receiptWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-label={text.receipt} onClick={() => setOpen(true)} className="cursor-pointer">
        <img src={url} alt="" className="max-h-40 max-w-full rounded-md border border-line" />
      </button>
      {isOpen && <Viewer src={url} onClose={() => setOpen(false)} />}
    </>
  )
}
