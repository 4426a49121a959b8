import { z } from 'zod'
import { signIns } from '#contract/access/events.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useList } from '#web/kit/list.ts'
import { useQuestion } from '#web/kit/question.ts'
import { useWords } from '#web/kit/words.ts'
import { useOpenRow } from '#web/shared/list/openRow.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { signInsText } from '#words/access/sign-ins.ts'
import { cardHeight, SignInCard, signInColumns } from './columns.tsx'

const SignInDrawer = lazily(async () => (await import('./SignInDrawer.tsx')).SignInDrawer)

const results = ['all', 'success', 'failure'] as const

/** `open` is the entry whose drawer is open; 0 for none. */
const Question = z.object({
  search: z.string().max(64).default(''),
  result: z.enum(results).default('all'),
  open: z.int().min(0).default(0),
})

/** Who came in, and who tried to. */
export function SignInsPage() {
  const text = useWords(signInsText)
  const [{ search, result, open }, ask] = useQuestion(Question)
  const question = { search, isSuccess: result === 'all' ? undefined : result === 'success' }
  const list = useList(signIns.list, question)
  const opened = useOpenRow(
    list.rows,
    row => row.id,
    open,
    (next, options) => ask({ open: next }, options),
  )

  return (
    <TableScreen
      name="signIns"
      title={text.title}
      panel="sign-ins-list"
      search={{ label: text.search, value: search, onSearch: next => ask({ search: next }, { replace: true }) }}
      filters={
        <FilterSelect
          label={text.result}
          options={results.map(key => ({ value: key, label: text.results[key] }))}
          value={result}
          onChoose={next => ask({ result: next, open: 0 })}
        />
      }
      exported={{ operation: signIns.export, question }}
      list={list}
      opened={opened}
      columns={signInColumns(text)}
      card={{ height: cardHeight, draw: row => <SignInCard row={row} text={text} /> }}
      freshLabel={text.fresh}
      empty={text.empty}
    >
      {opened.row && <SignInDrawer row={opened.row} onStep={opened.step} onClose={opened.close} />}
    </TableScreen>
  )
}
