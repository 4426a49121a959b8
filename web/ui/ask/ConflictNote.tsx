/** Who changed the record meanwhile. What was typed stays, and the next try is on the record as it is now. */
export function ConflictNote({ form: { conflict } }: { form: { conflict: string | undefined } }) {
  if (!conflict) return null
  return (
    <p role="status" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
      {conflict}
    </p>
  )
}
