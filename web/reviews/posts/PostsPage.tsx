import { useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { PostList } from './list/PostList.tsx'
import { Question } from './question.ts'

const PostDesk = lazily(async () => (await import('./desk/PostDesk.tsx')).PostDesk)

/** What people publish: the list, or the desk on which it is judged. */
export function PostsPage() {
  const [{ desk, open }, setQuestion] = useQuestion(Question)
  const [first, setFirst] = useState<number>()

  if (desk) {
    return (
      <PostDesk
        first={first}
        open={open}
        onOpen={next => setQuestion({ open: next }, { replace: true })}
        onClose={() => setQuestion({ desk: false, open: 0 })}
      />
    )
  }
  return (
    <PostList
      onJudge={id => {
        setFirst(id)
        setQuestion({ desk: true, open: 0 })
      }}
    />
  )
}
