import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pixels } from './pixels'
import { readPixmaps } from './read-exports-for-test'

export const hasGhostscript = spawnSync('gs', ['--version']).status === 0

type PrintFormat = 'pdf' | 'eps'

/** Draws one-page files with Ghostscript in one run. Fails on any warning. */
export function drawPrinted(
  files: readonly Uint8Array[],
  { format, dpi }: { format: PrintFormat; dpi: number },
): Pixels[] {
  const folder = mkdtempSync(join(tmpdir(), `printed-${format}-`))
  try {
    const names = files.map((file, index) => {
      const name = join(folder, `${index}.${format}`)
      writeFileSync(name, file)
      return name
    })
    const drawn = join(folder, 'drawn.ppm')
    const run = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dEPSCrop', '-dGraphicsAlphaBits=4']
    const { status, stderr, stdout } = spawnSync('gs', [
      ...run,
      `-r${dpi}`,
      '-sDEVICE=ppmraw',
      '-o',
      drawn,
      ...names,
    ])
    const complaints = `${stderr}${stdout}`
    if (status !== 0 || complaints) throw new Error(`Ghostscript: ${status} ${complaints}`)
    return readPixmaps(readFileSync(drawn))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
