import type { Entity } from '../documents/entity'

/** Identifies a document in files for translators: `posts/<id>`, or `home` for a global. */
export const originalPath = ({ slug, id }: Entity): string => (id === '' ? slug : `${slug}/${id}`)

export function parseOriginal(original: string): Entity {
  const [slug = '', ...id] = original.split('/')
  return { slug, id: id.join('/') }
}

/** Identifies a unit of a document: a text, or a part of a rich text. */
export const unitId = (key: string, part: string): string => (part === '' ? key : `${key}:${part}`)
