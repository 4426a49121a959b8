import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { WriteForm } from './WriteForm.tsx'

type WritePageProps = { id: number | 'new'; onClose: () => void }

/** The form in place of the list. One that is stored is read first. */
export function WritePage({ id, onClose }: WritePageProps) {
  if (id === 'new') return <WriteForm row={undefined} onClose={onClose} />
  return <StoredOne id={id} onClose={onClose} />
}

function StoredOne({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useRead(api.announcements.get, { id })
  if (error && !data) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) {
    return (
      <div className="p-6">
        <Skeletons widths={[40, 90, 75]} />
      </div>
    )
  }
  return <WriteForm row={data} onClose={onClose} />
}
