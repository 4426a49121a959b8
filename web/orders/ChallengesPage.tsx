import { challengeKinds } from '#contract/orders/services/challenge.ts'
import { OrderScreen } from './OrderScreen.tsx'

export function ChallengesPage() {
  return <OrderScreen service="challenge" kinds={challengeKinds} />
}
