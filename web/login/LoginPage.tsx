import { useEffect } from 'react'
import { useWords } from '#web/kit/words.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { SignInForm } from './SignInForm.tsx'
import { text } from './text.ts'

export function LoginPage() {
  const words = useWords(text)
  const title = `${words.title} - ${words.system}`

  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <main className="flex min-h-dvh flex-col px-4">
      <div className="flex justify-end py-4">
        <LanguageChoice />
      </div>
      <div className="m-auto w-full max-w-sm pb-[16vh]">
        <div className="mb-8 flex items-center gap-3">
          <img src="/icon.svg" alt="" width={44} height={44} />
          <div>
            <h1 className="text-xl font-semibold">{words.system}</h1>
            <p className="text-sm text-muted">{words.purpose}</p>
          </div>
        </div>
        <SignInForm />
      </div>
    </main>
  )
}
