import type { Design } from '@/qr/design/design'
import { functionKinds, functionMap } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import { clearsModule } from '@/qr/render/clears-module'
import { placeLogo } from '@/qr/render/place-logo'

/**
 * The modules whose middle shows the colour that modules have, row by row, 1 each: not those under
 * a logo, nor those of a finder or alignment pattern that a round shape may leave out. Of a finder
 * its middle row and column count.
 */
export function judgedModules(
  { version, sizeModules }: Pick<Matrix, 'version' | 'sizeModules'>,
  logo: Design['logo'],
): Uint8Array {
  const kinds = functionMap(version)
  // Its whole box: a picture that nothing surrounds keeps the corners that its shape would take.
  const place = logo && { ...placeLogo(logo, sizeModules), plateRadius: 0 }
  return Uint8Array.from(kinds, (kind, index) => {
    const column = index % sizeModules
    const row = Math.floor(index / sizeModules)
    if (kind === functionKinds.alignment) return 0
    if (kind === functionKinds.finder)
      return [column, row].some((at) => at === 3 || at === sizeModules - 4) ? 1 : 0
    return place && clearsModule(place, column, row) ? 0 : 1
  })
}
