import { memo, useMemo } from 'react'
import type { Design, Logo } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import { placeLogo } from '@/qr/render'
import { CodeThumbnail } from '@/tools/shared/style/code-thumbnail'

/** Modules shown around the logo. */
const surroundingModules = 3

/** The centre of the code with the logo, enlarged to fill the picture. */
export const LogoCloseUp = memo(function LogoCloseUp({
  matrix,
  design,
  logo,
}: {
  matrix: Matrix
  design: Design
  logo: Logo
}) {
  const close = useMemo(
    (): Design => ({ ...design, logo, frame: null, marginModules: 0 }),
    [design, logo],
  )
  const { plate } = placeLogo(logo, matrix.sizeModules)
  const seenModules = Math.max(plate.width, plate.height) + 2 * surroundingModules
  return (
    <span
      data-theme="light"
      className="m-1.5 block aspect-square overflow-hidden rounded-xs bg-white"
    >
      <span
        className="block size-full"
        style={{ scale: Math.max(1, matrix.sizeModules / seenModules) }}
      >
        <CodeThumbnail matrix={matrix} design={close} className="size-full" />
      </span>
    </span>
  )
})
