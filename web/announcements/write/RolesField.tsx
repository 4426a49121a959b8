import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { announcementFormWords } from '#words/announcements/announcements.ts'
import { Many } from './Group.tsx'

type RolesFieldProps = { codes: readonly string[]; onChange: (codes: string[]) => void }

/** Roles that narrow the staff it is for. One that is gone meanwhile stays chosen, by its code. */
export function RolesField({ codes, onChange }: RolesFieldProps) {
  const text = useWords(announcementFormWords)
  const { data: known = [] } = useRead(api.announcements.roles, {})
  const strange = codes.filter(code => !known.some(one => one.code === code)).map(code => ({ code, name: code }))
  const offered = [...known, ...strange]
  if (offered.length === 0) return null
  return (
    <Many
      legend={text.roles}
      hint={text.rolesHint}
      options={offered.map(({ code }) => code)}
      names={Object.fromEntries(offered.map(({ code, name }) => [code, name]))}
      chosen={codes}
      onChange={onChange}
    />
  )
}
