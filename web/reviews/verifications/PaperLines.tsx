import Equal from 'lucide-react/icons/equal'
import EqualNot from 'lucide-react/icons/equal-not'
import type { PaperField } from '#contract/reviews/paper.ts'
import type { VerificationDetail } from '#contract/reviews/verification.ts'
import { useWords } from '#web/kit/words.ts'
import type { OpenedPaper } from '#web/shared/paper/openedPapers.ts'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { piecesOf } from './differing.ts'

/** What was given, what a machine read and what is on file, beside each other. Numbers are whole once the paper is open. */
export function PaperLines({ paper, opened }: { paper: VerificationDetail; opened: OpenedPaper | undefined }) {
  const text = useWords(verificationsWords)
  const papers = useWords(paperWords)
  return (
    <div className="grid gap-2">
      <h3 className="text-xs font-medium text-muted">{text.lines}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard */}
      <section tabIndex={0} aria-label={text.lines} className="overflow-x-auto rounded-md border border-line">
        <table className="w-full text-left text-sm">
          <thead className="bg-ground text-xs text-muted">
            <tr>
              {[text.field, text.given, text.read, text.known].map(head => (
                <th key={head} scope="col" className="px-2.5 py-1.5 font-normal whitespace-nowrap">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paper.lines.map(line => (
              <Line key={line.field} line={line} opened={line.field === 'number' ? opened : undefined} />
            ))}
          </tbody>
        </table>
      </section>
      {paper.reading && <p className="text-xs text-muted">{text.readBy(paper.reading.by, paper.reading.confidence)}</p>}
      {opened?.number && <p className="sr-only">{`${text.wholeNumber} ${papers.fields.number} ${opened.number}`}</p>}
    </div>
  )
}

/** A day is read whole; longer numbers and names may break anywhere. */
const day = /^\d{4}-\d{2}-\d{2}$/

type LineProps = { line: VerificationDetail['lines'][number]; opened: OpenedPaper | undefined }

function Line({ line, opened }: LineProps) {
  const text = useWords(verificationsWords)
  const papers = useWords(paperWords)
  const print = usePrint()
  const Sign = line.differs ? EqualNot : Equal
  return (
    <tr className={`border-t border-line ${line.differs ? 'bg-bad-soft text-bad-ink' : ''}`}>
      <th scope="row" className="px-2.5 py-1.5 align-top font-normal">
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
            <Sign size={13} aria-hidden className={line.differs ? '' : 'text-muted opacity-50'} />
            {papers.fields[line.field]}
          </span>
          {line.differs && <span className="text-xs font-medium">{text.differs}</span>}
        </span>
      </th>
      {[opened?.number ?? line.given, opened?.readNumber ?? line.read, line.known].map((value, at, values) => (
        <td
          key={String(at)}
          className={`px-2.5 py-1.5 align-top ${value && day.test(value) ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
        >
          {value === null ? (
            <span className="opacity-60">{'–'}</span>
          ) : opened?.number && opened.readNumber && line.differs && at < 2 ? (
            <Marked number={value} other={values[1 - at] ?? ''} />
          ) : (
            print(line.field, value)
          )}
        </td>
      ))}
    </tr>
  )
}

/** The digits that the other number does not have there stand out. */
function Marked({ number, other }: { number: string; other: string }) {
  return (
    <span className="tabular-nums">
      {piecesOf(number, other).map(({ text, differs }, at) =>
        differs ? (
          <mark key={String(at)} className="rounded-xs bg-bad-ink px-0.5 font-medium text-bad-soft">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}

function usePrint(): (field: PaperField, value: string) => string {
  const { genders, endless } = useWords(paperWords)
  return (field, value) => {
    if (field === 'gender' && (value === 'female' || value === 'male')) return genders[value]
    return field === 'validTo' && value === 'long' ? endless : value
  }
}
