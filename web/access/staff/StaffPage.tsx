import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { z } from 'zod'
import type { UserRow } from '#contract/people/users.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { type StaffAction, staffWords } from '#words/people/staff.ts'
import { cardHeight, StaffCard, staffColumns } from './columns.tsx'

const StaffDrawer = lazily(async () => (await import('./StaffDrawer.tsx')).StaffDrawer)
const ActionDialog = lazily(async () => (await import('./ActionDialog.tsx')).ActionDialog)

const tabs = ['all', 'enabled', 'disabled'] as const

/** `open` is the person whose drawer is open; 0 for none. */
const Question = z.object({
  status: z.enum(tabs).default('all'),
  search: z.string().max(64).default(''),
  open: z.int().min(0).default(0),
})

/** The staff and their roles. */
export function StaffPage() {
  const text = useWords(staffWords)
  const [chosen, setChosen] = useState<{ action: StaffAction | 'invite'; person?: UserRow }>()
  const { question, setQuestion, list, opened, screen } = useRecordList({
    name: 'staff',
    address: Question,
    operation: () => api.staff.list,
    input: ({ search, status }) => ({ search, status: status === 'all' ? undefined : status }),
    exported: api.staff.export,
    searchLabel: text.search,
    everywhere: { filters: { status: undefined } },
  })
  const { status, search, open } = question
  const mayInvite = useMay('staff.edit')
  function settle(): void {
    // Opens the drawer of the colleague who was just invited.
    if (chosen?.action === 'invite') list.showFresh()
    setChosen(undefined)
  }
  const chooseAction = (action: StaffAction, person: UserRow) => setChosen({ action, person })

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="staff-list"
      tabs={{
        label: text.statusTabs,
        tabs: tabs.map(key => ({ key, label: text.statuses[key] })),
        current: status,
        onChoose: next => setQuestion({ status: next, open: 0 }),
      }}
      actions={
        mayInvite && (
          <Button look="primary" icon={UserPlus} onClick={() => setChosen({ action: 'invite' })}>
            {text.invite}
          </Button>
        )
      }
      columns={staffColumns(text, chooseAction)}
      card={{ height: cardHeight, draw: row => <StaffCard row={row} text={text} /> }}
      freshLabel={text.fresh}
      empty={search ? text.emptySearch(search) : text.empty}
    >
      {open > 0 && (
        <StaffDrawer id={open} row={opened.row} onStep={opened.step} onAction={chooseAction} onClose={opened.close} />
      )}
      {chosen && <ActionDialog {...chosen} onClose={settle} />}
    </TableScreen>
  )
}
