import { type MerchantRow, merchants } from '#contract/people/merchants.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { type ShopAction, workersWords } from '#words/people/workers.ts'
import { ShopFacts } from './ShopFacts.tsx'

type ShopActionDialogProps = { action: ShopAction; shop: MerchantRow; onClose: () => void }

/** The dialog of the chosen action. */
export function ShopActionDialog({ action, shop, onClose }: ShopActionDialogProps) {
  if (action === 'update') return <EditShopDialog shop={shop} onClose={onClose} />
  return <StandingDialog action={action} shop={shop} onClose={onClose} />
}

const operations = { suspend: merchants.suspend, resume: merchants.resume }

type StandingDialogProps = Omit<ShopActionDialogProps, 'action'> & { action: keyof typeof operations }

function StandingDialog({ action, shop, onClose }: StandingDialogProps) {
  const text = useWords(workersWords)
  const form = useReasonForm(operations[action], shop, { done: text.done, onDone: onClose })

  return (
    <ReasonDialog
      action={text.shopActions[action]}
      facts={<ShopFacts shop={shop} />}
      consequence={text.consequences[action]}
      danger={action === 'suspend'}
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}

/** Edits what staff decide about a shop. */
function EditShopDialog({ shop, onClose }: Omit<ShopActionDialogProps, 'action'>) {
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
    <FormDialog title={`${text.shopActions.update} · ${shop.name}`} form={form} onClose={onClose}>
      <TextField {...form.text('category')} label={text.edit.category} maxLength={64} />
      <Textarea {...form.text('remark')} label={text.edit.remark} maxLength={500} />
    </FormDialog>
  )
}

function termsOf({ category, remark }: MerchantRow) {
  return { category, remark }
}
