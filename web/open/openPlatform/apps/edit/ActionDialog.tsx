import { useState } from 'react'
import { type App, appLimits, apps, type ShownSecret } from '#contract/open/apps.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ProofField } from '#web/shared/proof/ProofField.tsx'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { appWords } from '#words/open/apps.ts'
import { SecretDialog } from '../SecretDialog.tsx'

export type AskedAction = 'disable' | 'rotate' | 'endOldSecret'
type DialogProps = { app: App; onClose: () => void }

/** The dialog of the chosen action. */
export function ActionDialog({ action, ...props }: DialogProps & { action: AskedAction }) {
  if (action === 'disable') return <DisableDialog {...props} />
  return action === 'rotate' ? <RotateDialog {...props} /> : <EndOldDialog {...props} />
}

function DisableDialog({ app, onClose }: DialogProps) {
  const text = useWords(appWords)
  const { done } = useWords(recordWords)
  const form = useReasonForm(apps.disable, app, { done, onDone: onClose })
  return (
    <ReasonDialog
      action={text.actions.disable}
      facts={<AppFacts app={app} />}
      consequence={text.disableHint}
      danger
      reasons={text.disableReasons}
      form={form}
      onClose={onClose}
    />
  )
}

/** Hours that the old secret stays good. */
const overlaps = ['1', '4', '24', '48', '72', '168'] as const

function RotateDialog({ app, onClose }: DialogProps) {
  const text = useWords(appWords)
  const [shown, setShown] = useState<ShownSecret>()
  const form = useForm(apps.rotate, {
    initial: { hours: String(appLimits.usualOverlapHours) as (typeof overlaps)[number], proof: '' },
    record: app,
    input: ({ hours, proof }) => ({ hours: Number(hours), proof }),
    done: text.rotated,
    onDone: setShown,
  })
  if (shown) return <SecretDialog {...shown} onClose={onClose} />
  return (
    <ConfirmDialog
      action={text.actions.rotate}
      facts={<AppFacts app={app} />}
      consequence={text.rotateHint}
      form={form}
      ready={form.values.proof.trim() !== ''}
      onClose={onClose}
    >
      <Select
        {...form.choice('hours')}
        label={text.hours}
        options={overlaps.map(value => ({ value, label: text.hoursOf(Number(value)) }))}
      />
      <ProofField form={form} />
    </ConfirmDialog>
  )
}

function EndOldDialog({ app, onClose }: DialogProps) {
  const text = useWords(appWords)
  const { done } = useWords(recordWords)
  const form = useForm(apps.endOldSecret, {
    initial: { proof: '' },
    record: app,
    input: values => values,
    done,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      action={text.actions.endOldSecret}
      facts={<AppFacts app={app} />}
      consequence={text.endOldHint}
      danger
      form={form}
      ready={form.values.proof.trim() !== ''}
      onClose={onClose}
    >
      <ProofField form={form} />
    </ConfirmDialog>
  )
}

function AppFacts({ app }: { app: App }) {
  const text = useWords(appWords)
  return (
    <Facts>
      <Fact name={text.app}>{app.name}</Fact>
      <Fact name={text.appId}>{app.appId}</Fact>
    </Facts>
  )
}
