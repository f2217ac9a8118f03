import { type Design, designForText } from '@/qr/design'
import { convertDesignLogo } from '@/qr/drawing'
import { checkLogo } from '@/qr/render'

/** Returns the design in which a text is drawn; null if the picture of its logo cannot be used. */
export function prepareDesign(text: string, requested: Design): Design | null {
  const source = requested.logo?.source
  if (source?.kind === 'image' && !checkLogo(source.dataUrl).ok) return null
  return designForText(text, convertDesignLogo(requested))
}
