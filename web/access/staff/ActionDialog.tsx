import { useEffect, useEffectEvent, useState } from 'react'
import { staff } from '#contract/access/staff.ts'
import { type UserRow, users } from '#contract/people/users.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { CityField } from '#web/shared/city/CityField.tsx'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import { type TextProps, useForm } from '#web/shared/form/useForm.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { type ReasonedAction, type StaffAction, staffWords } from '#words/people/staff.ts'
import { blankProfile, makePassword, type Profile, profileOf } from './profile.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { invalidateStaff } from './read.ts'

type Changed = { roleIds: readonly number[] | undefined }
const unchanged: Changed = { roleIds: undefined }

/** Sets a colleague's roles to the ticked ones. */
function RolesDialog({ person, onClose }: { person: UserRow; onClose: () => void }) {
  const text = useWords(staffWords)
  const held = useRead(api.users.getRoleByUserId, { id: person.id })
  const heldIds = (held.data ?? person.roles).map(role => role.id)
  const form = useForm(users.saveUserRole, {
    initial: unchanged,
    input: ({ roleIds }) => ({ userId: person.id, roleIds: [...(roleIds ?? heldIds)] }),
    after: invalidateStaff,
    done: text.done,
    onDone: onClose,
  })
  return (
    <FormDialog title={text.rolesOf(person.nickName)} form={form} ready={!held.isPending} onClose={onClose}>
      <RoleChoice
        chosen={form.values.roleIds ?? heldIds}
        error={form.errors.roleIds}
        onChange={roleIds => form.set({ roleIds })}
      />
      <p className="text-xs text-muted">{text.rolesHint}</p>
    </FormDialog>
  )
}

type ActionDialogProps = { action: StaffAction | 'invite'; person?: UserRow; onClose: () => void }

/** The dialog of the chosen action. */
export function ActionDialog({ action, person, onClose }: ActionDialogProps) {
  const [given, setGiven] = useState<{ name: string; password: string }>()
  if (given) return <HandOver {...given} onClose={onClose} />
  if (action === 'invite') {
    return <InviteDialog onInvited={(name, password) => setGiven({ name, password })} onClose={onClose} />
  }
  if (!person) return null
  if (action === 'update') return <ProfileDialog person={person} onClose={onClose} />
  if (action === 'assignRoles') return <RolesDialog person={person} onClose={onClose} />
  if (action === 'delete' || action === 'resetPassword' || action === 'endTotp') {
    return (
      <ReasonedActionDialog
        action={action}
        person={person}
        onPassword={password => setGiven({ name: person.username, password })}
        onClose={onClose}
      />
    )
  }
  return <ConfirmedAction action={action} person={person} onClose={onClose} />
}

type ConfirmedActionProps = { action: 'enable' | 'unlock' | 'signOut'; person: UserRow; onClose: () => void }

/** An action that needs only a confirmation. */
function ConfirmedAction({ action, person, onClose }: ConfirmedActionProps) {
  const text = useWords(staffWords)
  const enable = useCommand(api.users.enable)
  const unlock = useCommand(api.staff.unlock)
  const signOut = useCommand(api.staff.signOut)

  const run = useEffectEvent(async () => {
    const { id, version, nickName } = person
    const questions = { enable: text.sureToEnable, unlock: text.sureToUnlock, signOut: text.sureToSignOut }
    const isSure = await confirm({ text: questions[action](nickName), danger: action === 'signOut' })
    const actions = {
      enable: () => enable.run({ id, version }),
      unlock: () => unlock.run({ id }),
      signOut: () => signOut.run({ id }),
    }
    if (isSure && (await actions[action]())) {
      invalidateStaff()
      toast.success(text.done)
    }
    onClose()
  })

  useEffect(() => {
    // In a timer, so that the double effect of React's strict mode asks once.
    const timer = setTimeout(() => void run())
    return () => clearTimeout(timer)
  }, [])
  return null
}

/** Shows a generated password once. */
function HandOver({ name, password, onClose }: { name: string; password: string; onClose: () => void }) {
  const text = useWords(staffWords)
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.handOver}
      footer={
        <Button look="primary" onClick={onClose}>
          {text.handedOver}
        </Button>
      }
    >
      <div className="grid gap-3">
        <div className="rounded-md bg-ground px-3 py-2.5">
          <Facts>
            <Fact name={text.form.username}>{name}</Fact>
            <Fact name={text.password}>
              <span className="flex items-center gap-1">
                <code className="text-base font-medium tracking-wide">{password}</code>
                <Copy value={password} />
              </span>
            </Fact>
          </Facts>
        </div>
        <p className="text-sm text-warn-ink">{text.handOverHint}</p>
      </div>
    </Dialog>
  )
}

type InviteDialogProps = { onInvited: (name: string, password: string) => void; onClose: () => void }
type Invited = Profile & { roleIds: readonly number[]; password: string }

/** Adds a colleague with a generated password, which they replace at the first sign-in. */
function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const text = useWords(staffWords)
  const [initial] = useState<Invited>(() => ({ ...blankProfile, roleIds: [], password: makePassword() }))
  const form = useForm(users.add, {
    initial,
    input: ({ phone, realName, roleIds, ...rest }) => ({
      ...rest,
      ...(phone.trim() && { phone }),
      ...(realName.trim() && { realName }),
      roleIds: [...roleIds],
    }),
    after: invalidateStaff,
    onDone: ({ username }) => onInvited(username, initial.password),
  })
  return (
    <FormDialog title={text.invite} form={form} onClose={onClose}>
      <ProfileFields form={form} />
      <RoleChoice
        chosen={form.values.roleIds}
        error={form.errors.roleIds}
        onChange={roleIds => form.set({ roleIds })}
      />
    </FormDialog>
  )
}

/** Edits a colleague's profile. */
function ProfileDialog({ person, onClose }: { person: UserRow; onClose: () => void }) {
  const text = useWords(staffWords)
  const form = useForm(users.update, {
    initial: profileOf(person),
    record: person,
    valuesOf: profileOf,
    input: ({ phone, ...rest }) => ({ ...rest, ...(phone.trim() && { phone }) }),
    after: invalidateStaff,
    done: text.done,
    onDone: onClose,
  })
  return (
    <FormDialog title={`${text.actions.update} · ${person.nickName}`} form={form} onClose={onClose}>
      <ProfileFields form={form} phoneHint={person.phone} />
    </FormDialog>
  )
}

type ReasonedActionDialogProps = {
  action: ReasonedAction
  person: UserRow
  onPassword: (password: string) => void
  onClose: () => void
}

const operations = { delete: users.delete, resetPassword: staff.resetPassword, endTotp: staff.endTotp }

/** An action on a colleague's account that needs a reason. */
function ReasonedActionDialog({ action, person, onPassword, onClose }: ReasonedActionDialogProps) {
  const text = useWords(staffWords)
  const form = useReasonForm(operations[action], person, {
    after: invalidateStaff,
    ...(action !== 'resetPassword' && { done: text.done }),
    onDone: answer => ('password' in answer ? onPassword(answer.password) : onClose()),
  })

  return (
    <ReasonDialog
      action={text.actions[action]}
      facts={
        <Facts>
          <Fact name={text.columns.person}>{`${person.nickName} · ${person.username}`}</Fact>
          <Fact name={text.columns.roles}>{person.roles.map(role => role.name).join(' · ') || text.noRoles}</Fact>
        </Facts>
      }
      consequence={text.consequences[action]}
      danger={action === 'delete'}
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}

type TextName = 'username' | 'nickName' | 'realName' | 'phone'

type ProfileFieldsProps = {
  /** The result of `useForm` for a form that contains a profile. */
  form: {
    values: Profile
    errors: FieldErrors
    set(patch: Partial<Profile>): void
    text(name: TextName): TextProps
  }
  /** The stored number, masked, if there is one. */
  phoneHint?: string
}

function ProfileFields({ form: { values, errors, set, text }, phoneHint }: ProfileFieldsProps) {
  const words = useWords(staffWords)
  const labels = words.form
  const typed = (name: TextName) => ({ ...text(name), label: labels[name], maxLength: 64, autoComplete: 'off' })
  return (
    <>
      <div className="grid items-start gap-3 desktop:grid-cols-2">
        <TextField {...typed('username')} hint={labels.usernameHint} autoCapitalize="none" />
        <TextField {...typed('nickName')} hint={labels.nickNameHint} />
        <TextField {...typed('realName')} />
        <TextField {...typed('phone')} type="tel" maxLength={11} placeholder={phoneHint} />
      </div>
      <Select
        label={labels.gender}
        options={[
          { value: '0', label: words.genders[0] ?? '' },
          { value: '1', label: words.genders[1] ?? '' },
        ]}
        value={values.gender === 0 ? '0' : '1'}
        onChoose={key => set({ gender: key === '0' ? 0 : 1 })}
      />
      <CityField codes={values.cityCodes} error={errors.cityCodes} onChange={cityCodes => set({ cityCodes })} />
    </>
  )
}
