import { isValues, type Values } from '@/desk/documents/row-fields'
import type { Loaded } from './last-save'

/**
 * Parses the revision that a form was loaded with; null if its values were copied from another
 * language.
 */
export function parseRevision(value: unknown, locale: unknown): Loaded | null {
  const revision = readRevision(value)
  return revision?.locale === locale && isValues(revision?.hashes) ? (revision as Loaded) : null
}

/** Parses the revision of a form in any language. */
export function readRevision(value: unknown): Values | null {
  if (typeof value !== 'string') return null
  try {
    const parsed: unknown = JSON.parse(value)
    return isValues(parsed) ? parsed : null
  } catch {
    return null
  }
}
