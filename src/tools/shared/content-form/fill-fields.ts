import type { FieldValue } from '@/qr/content/field'

/** What a person or a tool of the form fills in; changes of one `step` are undone at once. */
export type FillFields = (change: Readonly<Record<string, FieldValue>>, step?: string) => void
