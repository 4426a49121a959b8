import { Suspense, useState } from 'react'
import { z } from 'zod'
import { comparedForm } from '#contract/base/texts/typed-text.ts'
import { groupOf, type SettingGroup, settingGroups } from '#contract/settings/registry.ts'
import type { SettingRow } from '#contract/settings/settings.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { ListScreen } from '#web/shared/list/ListScreen.tsx'
import { useOpenRow } from '#web/shared/list/openRow.ts'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { settingGroupWords, settingsWords, settingWords } from '#words/settings/settings.ts'
import type { Edited } from './edit/SettingDialog.tsx'
import { SettingList } from './SettingList.tsx'

const SettingDrawer = lazily(async () => (await import('./SettingDrawer.tsx')).SettingDrawer)
const SettingDialog = lazily(async () => (await import('./edit/SettingDialog.tsx')).SettingDialog)

/** `open` is the setting whose drawer is open, 0 for none. A search is about all groups. */
const Question = z.object({
  group: z.enum(settingGroups).default(settingGroups[0]),
  search: z.string().max(64).default(''),
  open: z.int().min(0).default(0),
})

const panel = 'settings-list'

/** What the business may set: limits, clocks, hours, retention. */
export function SettingsPage() {
  const text = useWords(settingsWords)
  const groupNames = useWords(settingGroupWords)
  const [{ group, search, open }, setQuestion] = useQuestion(Question)
  const [edited, setEdited] = useState<Edited>()
  const { data, error, isPending, refetch } = useRead(api.settings.list, {})
  const { rows = [], roles = [] } = data ?? {}
  const found = useFound(rows, search)
  const shown = search === '' ? rows.filter(row => groupOf(row.key) === group) : found
  // A link may lead to a setting of another group.
  const opened = useOpenRow(
    rows.some(row => row.id === open) && !shown.some(row => row.id === open) ? rows : shown,
    row => row.id,
    open,
    (next, options) => setQuestion({ open: next }, options),
  )
  const isMobile = useIsMobile()
  const groups = settingGroups.map(key => ({ key, label: groupNames[key] }))
  const chooseGroup = (next: typeof group) => setQuestion({ group: next, search: '', open: 0 })

  return (
    <>
      <ListScreen
        title={text.title}
        panel={panel}
        tabs={
          isMobile && <Tabs label={text.groups} tabs={groups} current={group} onChoose={chooseGroup} panel={panel} />
        }
        filters={
          <SearchBox
            label={text.search}
            value={search}
            onSearch={next => setQuestion({ search: next, open: 0 }, { replace: true })}
          />
        }
        onAgain={() => void refetch()}
      >
        {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
        {isPending && (
          <div className="p-4">
            <Skeletons widths={[70, 90, 60]} />
          </div>
        )}
        {data && (
          <div className="flex min-h-0 flex-1">
            {!isMobile && (
              <GroupList groups={groups} current={search === '' ? group : undefined} onChoose={chooseGroup} />
            )}
            <div className="min-w-0 flex-1 overflow-y-auto">
              {shown.length === 0 && <Empty>{text.empty}</Empty>}
              <SettingList
                rows={shown}
                roles={roles}
                openId={opened.row?.id}
                onOpen={opened.open}
                onEdit={row => setEdited({ row })}
              />
              <ToMessages />
            </div>
          </div>
        )}
      </ListScreen>
      <Suspense>
        {opened.row && (
          <SettingDrawer
            row={opened.row}
            roles={roles}
            onEdit={setEdited}
            onStep={opened.step}
            onClose={opened.close}
          />
        )}
        {edited && <SettingDialog edited={edited} roles={roles} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </>
  )
}

/** By name, explanation and key. */
function useFound(rows: readonly SettingRow[], search: string): readonly SettingRow[] {
  const words = useWords(settingWords)
  const wanted = comparedForm(search)
  return rows.filter(({ key }) =>
    [words[key].name, words[key].hint, key].some(text => comparedForm(text).includes(wanted)),
  )
}

/** Where the texts are that people are told. */
function ToMessages() {
  const text = useWords(settingsWords)
  if (!useMay('messageTemplates.view')) return null
  return (
    <p className="px-4 py-3 text-xs text-muted">
      <Link to="/system/messages" className="text-accent-ink underline">
        {text.texts}
      </Link>
    </p>
  )
}

type GroupListProps = {
  groups: readonly { key: SettingGroup; label: string }[]
  /** None while something is searched for in all of them. */
  current: SettingGroup | undefined
  onChoose: (group: SettingGroup) => void
}

/** The groups at the left of a wide window; a phone has tabs. */
function GroupList({ groups, current, onChoose }: GroupListProps) {
  const text = useWords(settingsWords)
  return (
    <nav aria-label={text.groups} className="w-48 shrink-0 overflow-y-auto border-r border-line p-2">
      <ul className="grid gap-0.5">
        {groups.map(({ key, label }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === current}
              onClick={() => onChoose(key)}
              className={`w-full rounded-md px-3 py-2 text-left text-sm transition-colors duration-100 ${
                key === current
                  ? 'bg-accent-soft font-medium text-accent-ink'
                  : 'text-muted hover:bg-hover hover:text-ink'
              }`}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
