import type { FieldValue } from '@/qr/content'

/** Changes fields of the form; changes with the same `step` are undone together. */
export type FillFields = (change: Readonly<Record<string, FieldValue>>, step?: string) => void
