import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Suspense, useState } from 'react'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { menusWords } from '#words/access/menus.ts'
import { uiWords } from '#words/base/ui.ts'
import { MenuTree } from './MenuTree.tsx'
import type { Edited } from './tree.ts'

const MenuDialog = lazily(async () => (await import('./MenuDialog.tsx')).MenuDialog)

/** The whole menu; each person sees the part that their permissions allow. */
export function MenusPage() {
  const text = useWords(menusWords)
  const { refresh } = useWords(uiWords)
  const { data, error, refetch } = useRead(api.menus.list, {})
  const [edited, setEdited] = useState<Edited>()
  return (
    <section className="flex flex-col overflow-hidden border-line bg-surface desktop:m-4 desktop:rounded-lg desktop:border">
      <h1 className="sr-only">{text.title}</h1>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
        <p className="min-w-0 flex-1 text-sm text-muted">{text.hint}</p>
        <Button look="primary" icon={Plus} onClick={() => setEdited({ parentId: null })}>
          {text.add}
        </Button>
        <IconButton icon={RotateCw} label={refresh} onClick={() => void refetch()} />
      </div>
      {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
      {!error && !data && (
        <div className="p-4">
          <Skeletons widths={[40, 60, 50]} />
        </div>
      )}
      {data?.length === 0 && <Empty>{text.empty}</Empty>}
      {data && data.length > 0 && <MenuTree rows={data} onEdit={setEdited} />}
      <Suspense>
        {edited && data && <MenuDialog rows={data} edited={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </section>
  )
}
