import { account } from '#contract/access/account.ts'
import { invalidate } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FirstFactorField } from '#web/shared/proof/ProofField.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { accountWords } from '#words/access/account.ts'

/** Requires both factors to turn one off. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(accountWords)
  const form = useForm(account.endTotp, {
    initial: { proof: '', code: '' },
    input: values => values,
    done: text.turnedOff,
    onDone: () => {
      invalidate('session')
      onClose()
    },
  })
  return (
    <FormDialog title={text.turnOff} width={480} form={form} onClose={onClose}>
      <FirstFactorField form={form} isFirst />
      <TextField {...form.text('code')} label={text.anyCode} autoComplete="one-time-code" maxLength={64} />
      {form.refusal && <p className="text-sm text-bad-ink">{form.refusal}</p>}
    </FormDialog>
  )
}
