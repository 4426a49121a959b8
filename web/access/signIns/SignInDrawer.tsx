import type { SignInRow } from '#contract/access/events.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { deviceOf } from '#web/shared/sessions/SessionList.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { signInsWords } from '#words/access/logs.ts'
import { Outcome } from './columns.tsx'

type SignInDrawerProps = { row: SignInRow; onStep: (step: -1 | 1) => void; onClose: () => void }

/** All details of one sign-in attempt. */
export function SignInDrawer({ row, onStep, onClose }: SignInDrawerProps) {
  const text = useWords(signInsWords)
  const { columns } = text
  return (
    <RecordDrawer
      kind={`${columns.who} ${row.username}`}
      title={
        <>
          <span className="truncate">{row.username}</span>
          <Outcome row={row} text={text} />
        </>
      }
      panel="sign-in-facts"
      onStep={onStep}
      onClose={onClose}
    >
      <Facts>
        <Fact name={columns.at}>
          <Time at={row.at} shape="full" />
        </Fact>
        <Fact name={columns.who}>{row.name || text.nobody}</Fact>
        <Fact name={columns.ip}>{row.ip}</Fact>
        <Fact name={columns.device}>{deviceOf(row.userAgent) || '–'}</Fact>
        <Fact name={text.userAgent}>{row.userAgent || '–'}</Fact>
        <Fact name={text.event}>{row.id}</Fact>
      </Facts>
    </RecordDrawer>
  )
}
