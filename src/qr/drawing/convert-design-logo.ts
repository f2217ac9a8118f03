import type { Design } from '@/qr/design/design'
import { convertLogo } from './convert-logo'

/** Converts the drawing of a design's logo to paths; one that needs more stays a picture. */
export function convertDesignLogo(design: Design): Design {
  const { logo } = design
  if (logo?.source.kind !== 'image') return design
  const converted = convertLogo(logo.source)
  return converted.ok ? { ...design, logo: { ...logo, source: converted.source } } : design
}
