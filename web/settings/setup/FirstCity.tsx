import { CityDialog } from '#web/shared/city/edit/CityDialog.tsx'

/** Adds the first city. */
export function FirstCity({ onClose }: { onClose: () => void }) {
  return <CityDialog city={undefined} onClose={onClose} />
}
