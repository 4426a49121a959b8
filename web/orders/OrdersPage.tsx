import { OrderScreen } from './OrderScreen.tsx'

export function OrdersPage() {
  return <OrderScreen service="food" />
}
