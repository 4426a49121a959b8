import { useState } from 'react'
import { z } from 'zod'
import { byAge, sortInput } from '#contract/base/page.ts'
import { InputMoment } from '#contract/base/values.ts'
import { userStatuses } from '#contract/people/user-machine.ts'
import type { UserRow } from '#contract/people/users.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { CityChip } from '#web/shared/city/CityChip.tsx'
import { SpanChip } from '#web/shared/list/SpanChip.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { type UserAction, usersWords } from '#words/people/users.ts'
import { cardHeight, UserCard, userColumns } from './columns.tsx'

const UserDrawer = lazily(async () => (await import('./UserDrawer.tsx')).UserDrawer)
const BanDialog = lazily(async () => (await import('./BanDialog.tsx')).BanDialog)

const kinds = ['customer', 'rider', 'merchant', 'chauffeur', 'companion'] as const
const statuses = ['all', ...userStatuses] as const
const verifieds = ['all', 'verified'] as const

/** `open` is the person whose drawer is open; 0 for none. */
const Question = z.object({
  kind: z.enum(kinds).default('customer'),
  status: z.enum(statuses).default('all'),
  verified: z.enum(verifieds).default('all'),
  sort: sortInput(byAge),
  search: z.string().max(64).default(''),
  /** These three only by links, as of the dashboard's new customers. */
  since: InputMoment.nullish(),
  until: InputMoment.nullish(),
  cityCode: z.string().max(6).default(''),
  open: z.int().min(0).default(0),
})

function operationOf({ verified }: z.output<typeof Question>) {
  return verified === 'verified' ? api.users.trueUser : api.users.list
}

function inputOf({ kind, search, status, since, until, cityCode }: z.output<typeof Question>) {
  const one = status === 'all' ? undefined : status
  return { kind, search, status: one, since, until, cityCode: cityCode || undefined }
}

/** Customers and workers as users of the platform. */
export function UsersPage() {
  const text = useWords(usersWords)
  const [chosen, setChosen] = useState<{ action: UserAction; person: UserRow }>()
  const { question, setQuestion, opened, sorting, screen } = useRecordList({
    name: 'users',
    address: Question,
    operation: operationOf,
    input: inputOf,
    sorts: () => byAge,
    exported: api.users.export,
    exportInput: chosen => ({ ...inputOf(chosen), isVerified: chosen.verified === 'verified' }),
    searchLabel: text.search,
    everywhere: { filters: { kind: undefined }, tabOf: row => row.kind },
  })
  const { kind, status, verified, search, since, until, cityCode, open } = question
  const isBrought = [since, until, cityCode].some(Boolean)
  const chooseAction = (action: UserAction, person: UserRow) => setChosen({ action, person })

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="users-list"
      tabs={{
        label: text.kindTabs,
        tabs: kinds.map(key => ({ key, label: text.kinds[key] })),
        current: kind,
        onChoose: next => setQuestion({ kind: next, open: 0 }),
      }}
      filters={
        <>
          <FilterSelect
            label={text.status}
            options={statuses.map(key => ({ value: key, label: text.statuses[key] }))}
            value={status}
            onChoose={next => setQuestion({ status: next, open: 0 })}
          />
          <FilterSelect
            label={text.verified}
            options={verifieds.map(key => ({ value: key, label: text.verifieds[key] }))}
            value={verified}
            onChoose={next => setQuestion({ verified: next, open: 0 })}
          />
          <SpanChip since={since} until={until} onFilter={none => setQuestion({ ...none, open: 0 })} />
          <CityChip city={cityCode} onDrop={() => setQuestion({ cityCode: '', open: 0 })} />
        </>
      }
      columns={userColumns(text, chooseAction, sorting)}
      card={{ height: cardHeight, draw: row => <UserCard row={row} text={text} /> }}
      freshLabel={text.fresh}
      empty={search ? text.emptySearch(search) : isBrought ? text.emptyBrought : text.empty}
    >
      {open > 0 && (
        <UserDrawer
          key={open}
          id={open}
          row={opened.row}
          onStep={opened.step}
          onAction={chooseAction}
          onClose={opened.close}
        />
      )}
      {chosen && <BanDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </TableScreen>
  )
}
