import { type FoundCode, rmqrSizes } from '@/qr/decode'

/** The version name and the size in modules of a symbol of the QR family. */
export function symbolSize({
  format,
  version,
}: Pick<FoundCode, 'format' | 'version'>):
  | { version: string; width: number; height: number }
  | undefined {
  if (version < 1) return undefined
  if (format === 'qr') return square(String(version), 17 + 4 * version)
  if (format === 'micro-qr') return square(`M${version}`, 9 + 2 * version)
  const name = format === 'rmqr' ? rmqrSizes[version - 1] : undefined
  const [, height, width] = /^R(\d+)x(\d+)$/.exec(name ?? '') ?? []
  if (!name) return undefined
  return { version: name, width: Number(width), height: Number(height) }
}

function square(version: string, side: number) {
  return { version, width: side, height: side }
}
