import type { Block } from 'payload'

/**
 * What the block looks like, for the admin's chooser, which writes the block's name below it; so the
 * picture needs no words of its own.
 */
export function blockPicture(slug: string): NonNullable<Block['admin']> {
  const url = `/pictures/blocks/${slug}.svg`
  return { images: { thumbnail: { url, alt: '' }, icon: { url, alt: '' } } }
}
