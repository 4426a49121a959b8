import { Plus } from 'lucide-react'
import { z } from 'zod'
import type { BannedTerm } from '#contract/chats/banned-terms.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useEdited } from '#web/shared/list/useEdited.ts'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { bannedTermWords } from '#words/chats/banned-terms.ts'

const BannedTermDrawer = lazily(async () => (await import('./BannedTermDrawer.tsx')).BannedTermDrawer)
const BannedTermDialog = lazily(async () => (await import('./BannedTermDialog.tsx')).BannedTermDialog)

/** `open` is the term whose drawer is open; 0 for none. */
const Question = z.object({ search: z.string().max(64).default(''), open: z.int().min(0).default(0) })

/** Terms that staff may not send to customers. */
export function BannedTermsPage() {
  const text = useWords(bannedTermWords)
  const mayEdit = useMay('bannedTerms.edit')
  const { list, opened, screen } = useRecordList({
    name: 'bannedTerms',
    address: Question,
    operation: () => api.bannedTerms.list,
    input: ({ search }) => ({ search }),
    searchLabel: text.search,
  })
  const edited = useEdited<BannedTerm>(list)

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="banned-terms"
      actions={
        mayEdit && (
          <Button look="primary" icon={Plus} onClick={edited.add}>
            {text.add}
          </Button>
        )
      }
      columns={[
        { key: 'term', head: text.term, width: 160, grow: 1, cell: row => row.term },
        { key: 'advice', head: text.advice, width: 240, grow: 2, cell: row => row.advice || '–' },
      ]}
      card={{ height: 56, draw: row => <TwoLines under={row.advice || '–'}>{row.term}</TwoLines> }}
      empty={text.empty}
    >
      {opened.row && (
        <BannedTermDrawer row={opened.row} onEdit={edited.edit} onStep={opened.step} onClose={opened.close} />
      )}
      {edited.isOpen && <BannedTermDialog row={edited.row} onClose={edited.close} />}
    </TableScreen>
  )
}
