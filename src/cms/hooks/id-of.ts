/** The id of a related record, whether it came along or not. */
export function idOf(related: string | { id: string } | null | undefined): string | undefined {
  return (typeof related === 'string' ? related : related?.id) ?? undefined
}
