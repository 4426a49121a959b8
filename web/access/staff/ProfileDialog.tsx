import { type UserRow, users } from '#contract/people/users.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { staffWords } from '#words/people/staff.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { profileOf } from './profile.ts'
import { invalidateStaff } from './read.ts'

/** Edits a colleague's profile. */
export function ProfileDialog({ person, onClose }: { person: UserRow; onClose: () => void }) {
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
