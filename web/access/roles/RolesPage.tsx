import EqualNot from 'lucide-react/icons/equal-not'
import GitCompare from 'lucide-react/icons/git-compare'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { z } from 'zod'
import type { RoleRow } from '#contract/access/roles.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { ListScreen } from '#web/shared/list/ListScreen.tsx'
import { useOpenRow } from '#web/shared/list/openRow.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { rolesWords } from '#words/access/roles.ts'
import { RoleMatrix } from './RoleMatrix.tsx'

const RoleDrawer = lazily(async () => (await import('./RoleDrawer.tsx')).RoleDrawer)
const RoleDialog = lazily(async () => (await import('./RoleDialog.tsx')).RoleDialog)

const RoleId = z.int().min(0).default(0)

/** `one` and `other` are the compared roles, `open` the one whose drawer is open; 0 for none. */
const Question = z.object({
  search: z.string().max(64).default(''),
  one: RoleId,
  other: RoleId,
  differing: z.boolean().default(false),
  open: RoleId,
})

/** The permissions of each role, side by side. */
export function RolesPage() {
  const text = useWords(rolesWords)
  const [{ search, one, other, differing, open }, setQuestion] = useQuestion(Question)
  const [edited, setEdited] = useState<RoleRow | 'new'>()
  const { data: all = [], error, isPending, refetch } = useRead(api.roles.list, {})
  const mayEdit = useMay('roles.edit')
  const compared = [one, other].flatMap(id => all.find(role => role.id === id) ?? [])
  const isComparing = compared.length === 2
  const opened = useOpenRow(
    all,
    role => role.id,
    open,
    (next, options) => setQuestion({ open: next }, options),
  )

  return (
    <>
      <ListScreen
        title={text.title}
        panel="roles-matrix"
        filters={
          <>
            <SearchBox
              label={text.search}
              value={search}
              onSearch={next => setQuestion({ search: next }, { replace: true })}
            />
            <CompareFilter all={all} one={one} other={other} differing={differing} onFilter={setQuestion} />
          </>
        }
        actions={
          mayEdit && (
            <Button look="primary" icon={Plus} onClick={() => setEdited('new')}>
              {text.add}
            </Button>
          )
        }
        onAgain={() => void refetch()}
      >
        {error && !all.length && <Failed error={error} onAgain={() => void refetch()} />}
        {isPending && (
          <div className="p-4">
            <Skeletons widths={[70, 90, 60]} />
          </div>
        )}
        {all.length > 0 && (
          <RoleMatrix
            roles={isComparing ? compared : all}
            search={search}
            isComparing={isComparing}
            onlyDifferences={isComparing && differing}
            openId={opened.row?.id}
            onOpen={opened.open}
          />
        )}
      </ListScreen>
      <Suspense>
        {opened.row && <RoleDrawer role={opened.row} onStep={opened.step} onEdit={setEdited} onClose={opened.close} />}
        {edited && <RoleDialog role={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </>
  )
}

type CompareFilterProps = {
  all: readonly RoleRow[]
  one: number
  other: number
  differing: boolean
  onFilter: (patch: { one?: number; other?: number; differing?: boolean }) => void
}

/** Selects two roles to compare. */
function CompareFilter({ all, one, other, differing, onFilter }: CompareFilterProps) {
  const text = useWords(rolesWords)
  const choices = (none: string, except: number) => [
    { value: '0', label: none },
    ...all.filter(role => role.id !== except).map(role => ({ value: String(role.id), label: role.name })),
  ]
  return (
    <span className="flex flex-wrap items-center gap-2">
      <GitCompare size={14} aria-hidden className="text-muted max-desktop:hidden" />
      <FilterSelect
        label={text.compare}
        options={choices(text.noCompare, other)}
        value={String(one)}
        onChoose={key => onFilter(key === '0' ? { one: 0, other: 0, differing: false } : { one: Number(key) })}
      />
      {one > 0 && (
        <FilterSelect
          label={text.compareWith}
          options={choices(text.compareWith, one)}
          value={String(other)}
          onChoose={key => onFilter({ other: Number(key) })}
        />
      )}
      {one > 0 && other > 0 && (
        <Chip chosen={differing} onChoose={() => onFilter({ differing: !differing })}>
          <span className="flex items-center gap-1">
            <EqualNot size={12} aria-hidden />
            {text.onlyDifferences}
          </span>
        </Chip>
      )}
    </span>
  )
}
