import { useState } from 'react'
import type { RoleRow } from '#contract/access/roles.ts'
import { api } from '#web/kit/api.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordButtons } from '#web/shared/list/RecordButtons.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { rolesWords } from '#words/access/roles.ts'
import { RolePreview } from './RolePreview.tsx'

const parts = ['preview', 'members'] as const

type RoleDrawerProps = {
  role: RoleRow
  onStep: (step: -1 | 1) => void
  onEdit: (role: RoleRow) => void
  onClose: () => void
}

/** One role: a preview of the menu, and its members. */
export function RoleDrawer({ role, onStep, onEdit, onClose }: RoleDrawerProps) {
  const text = useWords(rolesWords)
  const [part, setPart] = useState<(typeof parts)[number]>('preview')

  return (
    <RecordDrawer
      kind={`${text.role} ${role.name}`}
      title={
        <>
          <span className="truncate">{role.name}</span>
          <span className="text-sm font-normal text-muted">{role.code}</span>
        </>
      }
      head={<RoleHeadline role={role} onEdit={onEdit} onClose={onClose} />}
      tabs={
        <Tabs
          label={text.role}
          tabs={[
            { key: 'preview', label: text.preview },
            { key: 'members', label: text.members, count: role.members.length },
          ]}
          current={part}
          onChoose={setPart}
          panel="role-part"
        />
      }
      panel="role-part"
      onStep={onStep}
      onClose={onClose}
    >
      {part === 'preview' ? <RolePreview id={role.id} /> : <Members role={role} />}
    </RecordDrawer>
  )
}

function RoleHeadline({ role, onEdit, onClose }: Pick<RoleDrawerProps, 'role' | 'onEdit' | 'onClose'>) {
  const text = useWords(rolesWords)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {role.isBuiltin && <Badge>{text.builtin}</Badge>}
        {role.needsTotp && <Badge tone="good">{text.factorNeeded}</Badge>}
        {role.permissions.includes('*') && <span className="text-muted">{text.everything}</span>}
      </div>
      <RecordButtons
        row={role}
        onEdit={onEdit}
        remove={api.roles.remove}
        sureToRemove={text.sureToRemove(role.name)}
        onRemoved={onClose}
      />
    </>
  )
}

function Members({ role }: { role: RoleRow }) {
  const text = useWords(rolesWords)
  if (role.members.length === 0) return <Empty>{text.noMembers}</Empty>
  return (
    <ul className="grid gap-1">
      {role.members.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={`/system/staff?open=${id}`}
            className="flex items-center gap-2.5 rounded-md px-2 py-1.5 text-sm hover:bg-hover"
          >
            <Avatar name={name} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
