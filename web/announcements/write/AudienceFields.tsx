import { useEffect, useState } from 'react'
import { type Audience, readerKinds } from '#contract/announcements/announcement.ts'
import { ReachCounts } from '#web/announcements/show/ReachCounts.tsx'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CityField } from '#web/shared/city/CityField.tsx'
import { announcementFormWords, announcementNameWords } from '#words/announcements/announcements.ts'
import { cityWords } from '#words/people/people.ts'
import { Group, Many } from './Group.tsx'
import { PeopleField } from './PeopleField.tsx'
import type { Writing } from './useWriting.ts'
import { inputOf } from './values.ts'

/** Whom it is for, and how many those are. */
export function AudienceFields({ writing: { form, errorOf } }: { writing: Writing }) {
  const text = useWords(announcementFormWords)
  const { kinds: names } = useWords(announcementNameWords)
  const { city } = useWords(cityWords)
  const { values, set } = form
  const { kinds, roles, cities, people } = values
  return (
    <Group title={text.whom}>
      <Many
        legend={text.kinds}
        options={readerKinds}
        names={names}
        chosen={kinds}
        onChange={next => set({ kinds: next })}
        error={errorOf('audience')}
      />
      {kinds.includes('staff') && <RolesField codes={roles} onChange={next => set({ roles: next })} />}
      {kinds.length > 0 && (
        <CityField legend={city} codes={cities} error={errorOf('cities')} onChange={next => set({ cities: next })} />
      )}
      <PeopleField people={people} onChange={next => set({ people: next })} />
      <Counted audience={inputOf(values).audience} />
    </Group>
  )
}

const restMs = 400

/** Counted after a pause in choosing. */
function Counted({ audience }: { audience: Audience }) {
  const text = useWords(announcementFormWords)
  const rested = useRested(JSON.stringify(audience))
  const asked = JSON.parse(rested) as Audience
  const isEmpty = asked.kinds.length + asked.people.length === 0
  const { data } = useRead(api.announcements.count, asked, { enabled: !isEmpty, keepPrevious: true })
  return <ReachCounts label={text.counted} reach={isEmpty ? { total: 0, kinds: {} as never } : data} />
}

/** The text, when it has not changed for a while. */
function useRested(now: string): string {
  const [rested, setRested] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setRested(now), restMs)
    return () => clearTimeout(timer)
  }, [now])
  return rested
}

type RolesFieldProps = { codes: readonly string[]; onChange: (codes: string[]) => void }

/** Roles that narrow the staff it is for. One that is gone meanwhile stays chosen, by its code. */
function RolesField({ codes, onChange }: RolesFieldProps) {
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
