import { type MerchantRow, merchants } from '#contract/people/merchants.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { type ShopAct, workersWords } from '#words/people/workers.ts'
import { ShopFacts } from './ShopFacts.tsx'

type AskedShopActProps = { act: ShopAct; shop: MerchantRow; onClose: () => void }

/** What follows on the button that was pressed. */
export function AskedShopAct({ act, shop, onClose }: AskedShopActProps) {
  if (act === 'update') return <EditShopDialog shop={shop} onClose={onClose} />
  return <StandingDialog act={act} shop={shop} onClose={onClose} />
}

type StandingDialogProps = Omit<AskedShopActProps, 'act'> & { act: 'suspend' | 'resume' }

function StandingDialog({ act, shop, onClose }: StandingDialogProps) {
  const text = useWords(workersWords)
  const form = useForm<(typeof merchants)[typeof act], object>(merchants[act], {
    initial: {},
    record: shop,
    input: () => ({}),
    done: text.done,
    onDone: onClose,
  })

  return (
    <ReasonDialog
      act={text.shopActs[act]}
      facts={<ShopFacts shop={shop} />}
      consequence={text.consequences[act]}
      danger={act === 'suspend'}
      reasons={text.reasons[act]}
      form={form}
      onClose={onClose}
    />
  )
}

/** The desk's own words about a shop. */
function EditShopDialog({ shop, onClose }: Omit<AskedShopActProps, 'act'>) {
  const text = useWords(workersWords)
  const form = useForm(merchants.update, {
    initial: termsOf(shop),
    record: shop,
    valuesOf: termsOf,
    input: terms => terms,
    done: text.done,
    onDone: onClose,
  })
  return (
    <FormDialog title={`${text.shopActs.update} · ${shop.name}`} form={form} onClose={onClose}>
      <TextField {...form.text('category')} label={text.edit.category} maxLength={64} />
      <Textarea {...form.text('remark')} label={text.edit.remark} maxLength={500} />
    </FormDialog>
  )
}

function termsOf({ category, remark }: MerchantRow) {
  return { category, remark }
}
