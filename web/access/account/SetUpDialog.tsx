import { useState } from 'react'
import { invalidate } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { accountWords } from '#words/access/account.ts'
import { SetUp } from './SetUp.tsx'

/** Sets the factor up in steps. Once the codes are shown, only confirming that they are stored closes it. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(accountWords)
  const [isOn, setOn] = useState(false)
  const finish = () => {
    invalidate('session')
    onClose()
  }
  return (
    <Dialog open onClose={() => isOn || onClose()} title={text.setUp}>
      <div className="pb-4">
        <SetUp onOn={() => setOn(true)} onDone={finish} />
      </div>
    </Dialog>
  )
}
