import { paths } from '@/paths'

const globals = 'globals'

/** Returns the address of the previews of a document in all languages. `id` is '' for a global. */
export function previewsPath(entity: string, id: string): string {
  const place = id === '' ? `${globals}/${entity}` : `${entity}/${id}`
  return `${paths.admin}/preview/${place}`
}

/** Reads the segments of such an address. */
export function readPreviewsPath(segments: readonly string[]): { entity: string; id: string } {
  const [, first = '', second = ''] = segments
  return first === globals ? { entity: second, id: '' } : { entity: first, id: second }
}
