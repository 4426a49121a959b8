import { OrderScreen } from './OrderScreen.tsx'

export function ChauffeurOrdersPage() {
  return <OrderScreen service="chauffeur" />
}
