import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { copyText } from '#web/ui/show/copyText.ts'
import { accountWords } from '#words/access/account.ts'

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useWords(accountWords)
  const [isCopied, setCopied] = useState(false)
  const all = codes.join('\n')

  async function copy(): Promise<void> {
    await copyText(all)
    setCopied(true)
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm text-warn-ink">{text.codesHint}</p>
      <ul aria-label={text.codes} className="grid grid-cols-2 gap-2 rounded-md bg-ground p-3 text-center">
        {codes.map(code => (
          <li key={code}>
            <code className="text-base tracking-wide">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={isCopied ? Check : Copy} onClick={() => void copy()}>
          {isCopied ? text.copied : text.copyAll}
        </Button>
        <Button icon={Download} onClick={() => save(text.fileName, all)}>
          {text.download}
        </Button>
        <Button look="primary" className="ml-auto" onClick={onDone}>
          {text.kept}
        </Button>
      </div>
    </div>
  )
}

function save(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([`${content}\n`], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
