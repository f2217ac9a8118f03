import type { Block } from 'payload'
import { paths } from '@/paths'

/**
 * What the block looks like, for the admin's chooser. Its name stands below the picture in the
 * editor's own language, so the picture needs no words.
 *
 * @param options.hasIcon whether there is a small picture too, for the menus of the text editor
 */
export function blockPicture(
  name: string,
  { hasIcon = false }: { hasIcon?: boolean } = {},
): NonNullable<Block['admin']> {
  const picture = (file: string) => ({ url: paths.blockPicture(file), alt: '' })
  return {
    images: {
      thumbnail: picture(name),
      ...(hasIcon && { icon: picture(`${name}-icon`) }),
    },
  }
}
