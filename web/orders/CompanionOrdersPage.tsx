import { companionKinds } from '#contract/open/open-orders.ts'
import { OrderScreen } from './OrderScreen.tsx'

export function CompanionOrdersPage() {
  return <OrderScreen service="companion" kinds={companionKinds} />
}
