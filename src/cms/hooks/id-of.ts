/** Returns the id of a related record, populated or not. */
export function idOf(related: string | { id: string } | null | undefined): string | undefined {
  return (typeof related === 'string' ? related : related?.id) ?? undefined
}
