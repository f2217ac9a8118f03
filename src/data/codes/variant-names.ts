import type { CodeDocument } from '@/codes'

/** The names of a code's variants, by their index in its rules; unnamed ones have a number. */
export function listVariantNames({ rules }: Pick<CodeDocument, 'rules'>): string[] {
  return (rules?.split ?? []).map(({ name }, index) => name || nameVariant(index))
}

/** The name of a variant that has none, or that the rules do not contain any more. */
export const nameVariant = (index: number) => `Variant ${index + 1}`
