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
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { rolesWords } from '#words/access/roles.ts'
import { CompareFilter } from './CompareFilter.tsx'
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
