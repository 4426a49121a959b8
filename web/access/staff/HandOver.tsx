import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { staffWords } from '#words/people/staff.ts'

/** Shows a generated password once. */
export function HandOver({ name, password, onClose }: { name: string; password: string; onClose: () => void }) {
  const text = useWords(staffWords)
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.handOver}
      footer={
        <Button look="primary" onClick={onClose}>
          {text.handedOver}
        </Button>
      }
    >
      <div className="grid gap-3">
        <div className="rounded-md bg-ground px-3 py-2.5">
          <Facts>
            <Fact name={text.form.username}>{name}</Fact>
            <Fact name={text.password}>
              <span className="flex items-center gap-1">
                <code className="text-base font-medium tracking-wide">{password}</code>
                <Copy value={password} />
              </span>
            </Fact>
          </Facts>
        </div>
        <p className="text-sm text-warn-ink">{text.handOverHint}</p>
      </div>
    </Dialog>
  )
}
