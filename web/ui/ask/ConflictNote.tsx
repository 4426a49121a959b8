/** Says who changed the record meanwhile. What was typed is kept, and the next attempt uses the fresh record. */
export function ConflictNote({ form: { conflict } }: { form: { conflict: string | undefined } }) {
  if (!conflict) return null
  return (
    <p role="status" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
      {conflict}
    </p>
  )
}
