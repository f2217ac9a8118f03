import type { Block } from 'payload'
import { paths } from '@/paths'

/**
 * Returns the preview pictures of a block for the admin's chooser. The editor shows the translated
 * name below the picture, so the picture contains no text.
 *
 * @param options.hasIcon whether a small picture exists too, for the menus of the text editor
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
