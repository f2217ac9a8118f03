import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** Separates the first page of a file with Ghostscript: the share of ink on each plate, by name. */
export async function measurePlates(
  file: Uint8Array,
  format: 'pdf' | 'eps',
): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'plates-'))
  try {
    const from = join(folder, `file.${format}`)
    writeFileSync(from, file)
    const quiet = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dEPSCrop', '-r72']
    const to = join(folder, 'plate.tif')
    const run = spawnSync('gs', [...quiet, '-sDEVICE=tiffsep', `-sOutputFile=${to}`, from])
    const complaints = `${run.stderr}${run.stdout}`
    if (run.status !== 0 || /error/i.test(complaints)) throw new Error(complaints)
    const plates: Record<string, number> = {}
    for (const name of readdirSync(folder)) {
      const [, plate] = /^plate\((.+)\)\.tif$/.exec(name) ?? []
      if (!plate) continue
      const { channels } = await sharp(join(folder, name)).stats()
      const colorant = 1 - (channels[0]?.mean ?? 255) / 255
      if (colorant > 0.001) plates[plate] = colorant
    }
    return plates
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
