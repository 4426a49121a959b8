import { useState } from 'react'
import { type MerchantRow, merchants } from '#contract/people/merchants.ts'
import { useAct } from '#web/kit/act.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { type ShopAct, workersText } from '#words/people/workers.ts'
import { ShopFacts } from './ShopFacts.tsx'

type AskedShopActProps = { act: ShopAct; shop: MerchantRow; onClose: () => void }

/** What follows on the button that was pressed. */
export function AskedShopAct({ act, shop, onClose }: AskedShopActProps) {
  if (act === 'update') return <EditShopDialog shop={shop} onClose={onClose} />
  return <StandingDialog act={act} shop={shop} onClose={onClose} />
}

type StandingDialogProps = Omit<AskedShopActProps, 'act'> & { act: 'suspend' | 'resume' }

function StandingDialog({ act, shop, onClose }: StandingDialogProps) {
  const text = useWords(workersText)
  const running = useAct(merchants[act])

  async function make(reason: string): Promise<void> {
    if (!(await running.act({ id: shop.id, version: shop.version, reason }))) return
    toast.success(text.done)
    onClose()
  }

  return (
    <ReasonDialog
      act={text.shopActs[act]}
      facts={<ShopFacts shop={shop} />}
      consequence={text.consequences[act]}
      danger={act === 'suspend'}
      reasons={text.reasons[act]}
      pending={running.pending}
      error={running.refused?.fields.reason}
      onClose={onClose}
      onSure={reason => void make(reason)}
    />
  )
}

/** The desk's own words about a shop. */
function EditShopDialog({ shop, onClose }: Omit<AskedShopActProps, 'act'>) {
  const text = useWords(workersText)
  const [category, setCategory] = useState(shop.category)
  const [remark, setRemark] = useState(shop.remark)
  const { act, pending, refused } = useAct(merchants.update)

  async function save(): Promise<void> {
    if (!(await act({ id: shop.id, version: shop.version, category, remark }))) return
    toast.success(text.done)
    onClose()
  }

  return (
    <FormDialog
      title={`${text.shopActs.update} · ${shop.name}`}
      pending={pending}
      onClose={onClose}
      onSave={() => void save()}
    >
      <TextField
        label={text.edit.category}
        error={refused?.fields.category}
        maxLength={64}
        value={category}
        onChange={event => setCategory(event.target.value)}
      />
      <Textarea
        label={text.edit.remark}
        error={refused?.fields.remark}
        maxLength={500}
        value={remark}
        onChange={event => setRemark(event.target.value)}
      />
    </FormDialog>
  )
}
