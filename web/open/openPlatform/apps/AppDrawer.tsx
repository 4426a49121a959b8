import { useState } from 'react'
import type { App, AppRow } from '#contract/open/apps.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { ActionButtons, type Looks } from '#web/ui/controls/ActionButtons.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { appWords } from '#words/open/apps.ts'
import { AppState } from './columns.tsx'
import { Calls } from './drawer/Calls.tsx'
import { TermFacts } from './drawer/TermFacts.tsx'
import { ActionDialog, type AskedAction } from './edit/ActionDialog.tsx'

type AppAction = App['allowed'][number]
const looks: Looks<AppAction> = {
  update: 'plain',
  rotate: 'plain',
  endOldSecret: 'risky',
  disable: 'risky',
  enable: 'plain',
}
const parts = ['terms', 'calls'] as const

type AppDrawerProps = {
  row: AppRow
  onEdit: (app: App) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

/** One app: its terms and secrets, and how it calls. */
export function AppDrawer({ row, onEdit, onStep, onClose }: AppDrawerProps) {
  const text = useWords(appWords)
  const [part, setPart] = useState<(typeof parts)[number]>('terms')
  const { data, error } = useRead(api.apps.get, { id: row.id })
  return (
    <RecordDrawer
      kind={text.app}
      title={
        <>
          <span className="truncate">{row.name}</span>
          <AppState row={data ?? row} />
        </>
      }
      head={data && <Actions app={data} onEdit={onEdit} />}
      tabs={
        <Tabs
          label={text.app}
          tabs={parts.map(key => ({ key, label: text.parts[key] }))}
          current={part}
          onChoose={setPart}
          panel="app-part"
        />
      }
      panel="app-part"
      error={data ? null : error}
      onStep={onStep}
      onAgain={() => invalidate('apps')}
      onClose={onClose}
    >
      {data && (part === 'terms' ? <TermFacts app={data} /> : <Calls app={data} />)}
    </RecordDrawer>
  )
}

function Actions({ app, onEdit }: { app: App; onEdit: (app: App) => void }) {
  const text = useWords(appWords)
  const { done } = useWords(recordWords)
  const [asked, setAsked] = useState<AskedAction>()
  const { run } = useCommand(api.apps.enable)

  async function enable(): Promise<void> {
    if (!(await confirm({ text: text.sureToEnable(app.name) }))) return
    if (await run({ id: app.id, version: app.version })) toast.success(done)
  }

  function act(action: AppAction): void {
    if (action === 'update') onEdit(app)
    else if (action === 'enable') void enable()
    else setAsked(action)
  }

  if (app.allowed.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButtons looks={looks} allowed={app.allowed} names={text.actions} onAction={act} place="bar" />
      {asked && <ActionDialog action={asked} app={app} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
