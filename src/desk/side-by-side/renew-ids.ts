import { isValues } from '../documents/row-fields'

/** Copies a text with new ids of its links, pictures and sections. */
export function renewIds<T>(value: T): T {
  if (Array.isArray(value)) return value.map(renewIds) as T
  if (!isValues(value)) return value
  const members = Object.entries(value).map(([name, own]) => [
    name,
    name === 'id' && typeof own === 'string' ? createId() : renewIds(own),
  ])
  return Object.fromEntries(members) as T
}

/** An id as Payload creates for rows: 12 bytes. */
function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
