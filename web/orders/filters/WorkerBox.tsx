import { useState } from 'react'
import type { WorkerKind } from '#contract/base/machine.ts'
import { workers } from '#contract/people/workers.ts'
import { useRead } from '#web/kit/read.ts'
import { PickBox } from './PickBox.tsx'

type WorkerBoxProps = { kind: WorkerKind; label: string; onChoose: (workerId: number) => void }

/** Somebody who serves, by number, name or phone. */
export function WorkerBox({ kind, label, onChoose }: WorkerBoxProps) {
  const [asked, setAsked] = useState('')
  // A choice from the list is a number and a name, and the number alone says who it is.
  const [search = ''] = asked.split(' ')
  const { data } = useRead(workers.list, { queue: kind, search, limit: 8 }, { enabled: search.length >= 2 })
  return (
    <PickBox
      label={label}
      asked={asked}
      onAsk={setAsked}
      found={data?.rows.map(({ no, name }) => `${no} ${name}`)}
      onPick={place => onChoose(data?.rows[place]?.id ?? 0)}
    />
  )
}
