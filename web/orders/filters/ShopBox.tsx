import { useState } from 'react'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { PickBox } from './PickBox.tsx'

/** Filters by shop, searched by name. */
export function ShopBox({ label, onChoose }: { label: string; onChoose: (shop: string) => void }) {
  const [search, setSearch] = useState('')
  const { data } = useRead(api.merchants.list, { search, limit: 8 }, { enabled: search.length >= 2 })
  const found = data?.rows.map(row => row.name)
  return (
    <PickBox
      label={label}
      search={search}
      onSearch={setSearch}
      found={found && [...new Set(found)]}
      onPick={place => onChoose([...new Set(found)][place] ?? '')}
    />
  )
}
