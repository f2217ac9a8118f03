import type { Post } from '@/payload-types'

/** Returns a body with one paragraph. */
export function richText(text: string): Post['body'] {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
  const words = { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }
  const paragraph = { ...node, type: 'paragraph', textFormat: 0, children: [words] }
  return { root: { ...node, type: 'root', children: [paragraph] } }
}
