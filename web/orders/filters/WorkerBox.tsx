import { useState } from 'react'
import type { WorkerKind } from '#contract/base/machine.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { PickBox } from './PickBox.tsx'

type WorkerBoxProps = { kind: WorkerKind; label: string; onChoose: (workerId: number) => void }

/** Filters by worker, searched by number, name or phone. */
export function WorkerBox({ kind, label, onChoose }: WorkerBoxProps) {
  const [typed, setTyped] = useState('')
  // A chosen suggestion is number and name; the number alone identifies the worker.
  const [search = ''] = typed.split(' ')
  const { data } = useRead(api.workers.list, { queue: kind, search, limit: 8 }, { enabled: search.length >= 2 })
  return (
    <PickBox
      label={label}
      search={typed}
      onSearch={setTyped}
      found={data?.rows.map(({ no, name }) => `${no} ${name}`)}
      onPick={place => onChoose(data?.rows[place]?.id ?? 0)}
    />
  )
}
