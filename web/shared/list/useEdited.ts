import { useState } from 'react'

type Edited<Row> = {
  /** Whether the dialog is open: for `row`, or for a new record. */
  isOpen: boolean
  row: Row | undefined
  edit: (row: Row) => void
  add: () => void
  close: () => void
}

/** The dialog of a list in which its records are edited and added. A new record is shown once it closes. */
export function useEdited<Row>(list: { showFresh(): void }): Edited<Row> {
  const [edited, setEdited] = useState<Row | 'new'>()
  return {
    isOpen: edited !== undefined,
    row: edited === 'new' ? undefined : edited,
    edit: setEdited,
    add: () => setEdited('new'),
    close() {
      if (edited === 'new') list.showFresh()
      setEdited(undefined)
    },
  }
}
