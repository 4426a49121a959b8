import { z } from 'zod'
import { byAge, sortInput } from '#contract/base/page.ts'
import { DayLimit } from '#contract/base/values.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { signInsWords } from '#words/access/logs.ts'
import { cardHeight, SignInCard, signInColumns } from './columns.tsx'

const SignInDrawer = lazily(async () => (await import('./SignInDrawer.tsx')).SignInDrawer)

const results = ['all', 'success', 'failure'] as const

/** `open` is the entry whose drawer is open; 0 for none. */
const Question = z.object({
  search: z.string().max(64).default(''),
  result: z.enum(results).default('all'),
  from: DayLimit,
  to: DayLimit,
  sort: sortInput(byAge),
  open: z.int().min(0).default(0),
})

/** Successful and failed sign-ins. */
export function SignInsPage() {
  const text = useWords(signInsWords)
  const { question, setQuestion, opened, sorting, screen } = useRecordList({
    name: 'signIns',
    address: Question,
    operation: () => api.signIns.list,
    input: ({ search, result, from, to }) => ({
      search,
      from,
      to,
      isSuccess: result === 'all' ? undefined : result === 'success',
    }),
    sorts: () => byAge,
    exported: api.signIns.export,
    searchLabel: text.search,
  })

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="sign-ins-list"
      filters={
        <>
          <FilterSelect
            label={text.result}
            options={results.map(key => ({ value: key, label: text.results[key] }))}
            value={question.result}
            onChoose={next => setQuestion({ result: next, open: 0 })}
          />
          <DaySpan
            from={question.from}
            to={question.to}
            label={text.columns.at}
            onFilter={days => setQuestion({ ...days, open: 0 })}
          />
        </>
      }
      columns={signInColumns(text, sorting)}
      card={{ height: cardHeight, draw: row => <SignInCard row={row} text={text} /> }}
      freshLabel={text.fresh}
      empty={text.empty}
    >
      {opened.row && <SignInDrawer row={opened.row} onStep={opened.step} onClose={opened.close} />}
    </TableScreen>
  )
}
