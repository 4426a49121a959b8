import { useWords } from '#web/kit/words.ts'
import { reconWords } from '#words/money/recon.ts'
import type { Uploaded } from './UploadDialog.tsx'

/** Why a bill was not stored: columns that it lacks, or lines that cannot be read. */
export function BillFaults({ wrong: { missing, faults, faultCount } }: { wrong: Uploaded }) {
  const { uploading, billColumns, faults: sentences } = useWords(reconWords)
  return (
    <section role="alert" className="grid gap-2 rounded-md bg-bad-soft px-3 py-2 text-sm text-bad-ink">
      {missing.length > 0 && <p>{uploading.missing(missing.map(column => billColumns[column]).join('、'))}</p>}
      {faultCount > 0 && (
        <>
          <p className="font-medium">{uploading.faulty(faultCount)}</p>
          <ul className="grid max-h-40 gap-0.5 overflow-y-auto">
            {faults.map(({ line, column, fault }) => (
              <li key={`${line} ${column} ${fault}`}>{uploading.fault(line, billColumns[column], sentences[fault])}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
