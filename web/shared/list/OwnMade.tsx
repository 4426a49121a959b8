import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import type { InputOf } from '#contract/base/operation.ts'
import type { Endpoint } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import type { Listed } from '#web/ui/list/Table.tsx'
import { ownMadeWords } from '#words/base/own-made.ts'
import { type Made, recordMade } from './live/made.ts'
import type { Answered } from './live/own.ts'

type ListOperation = Endpoint<z.ZodType, z.ZodType<{ rows: { id: number }[]; next: string | null }>>

/** What a list asks now, and what it asks for every record that it has. */
export type Asked = { operation: ListOperation; input: InputOf<ListOperation>; whole: () => InputOf<ListOperation> }

type OwnMadeProps<Row> = { answered: readonly Answered[]; asked: Asked; list: Listed<Row> }

/** Records that were made here stand in the list, wherever their place in it is; of those that its filters hide, it says so. */
export function OwnMade<Row extends { id: number }>({ answered, asked, list }: OwnMadeProps<Row>) {
  const made = answered
    .flatMap(({ command, answer }) => recordMade(command, answer) ?? [])
    .filter(one => one.list === asked.operation.name)
  const mark = useEffectEvent(() => {
    for (const { id } of made) if (!list.own?.has(id)) list.stand?.(id, undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something else was made
  useEffect(mark, [made.length])
  if (list.isLoading || list.isStale) return null
  const absent = made.filter(({ id }) => list.standing?.has(id) || !list.rows.some(row => row.id === id))
  const question = JSON.stringify(asked.input)
  return absent.map(one => <Absent key={`${one.id} ${question}`} one={one} asked={asked} list={list} />)
}

type AbsentProps<Row> = { one: Made; asked: Asked; list: Listed<Row> }

function Absent<Row extends { id: number }>({ one: { id, search, name }, asked, list }: AbsentProps<Row>) {
  const text = useWords(ownMadeWords)
  const [isWhole, setWhole] = useState(false)
  const filters = Object(isWhole ? asked.whole() : asked.input) as { search?: string }
  // Searched by its own name, its place among the others does not matter.
  const { data } = useRead(asked.operation, { ...filters, search: filters.search || search })
  const row = data?.rows.find(found => found.id === id) as Row | undefined
  const stand = useEffectEvent(() => list.stand?.(id, row))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another version of the row was read
  useEffect(stand, [row])
  if (!data || row || isWhole) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-soft px-3 py-1 text-sm"
    >
      {text.hidden(name)}
      <Button onClick={() => setWhole(true)}>{text.show}</Button>
    </p>
  )
}
