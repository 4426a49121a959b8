import { companionKinds } from '#contract/orders/services/companion.ts'
import { OrderScreen } from './OrderScreen.tsx'

export function CompanionOrdersPage() {
  return <OrderScreen service="companion" kinds={companionKinds} />
}
