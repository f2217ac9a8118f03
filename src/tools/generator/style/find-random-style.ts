import { applyPreset, type Design, makeRandomDesign, presets, wearsPreset } from '@/qr/design'
import { type Option, repairOption } from '@/tools/shared/style/option-checker'

export type StyleProposal = {
  design: Design
  /** False if no test could run; then the style is a preset. */
  isTested: boolean
  /** Changes of the repair beyond the style. */
  madeSmaller: boolean
  raised: boolean
}

const mostAttempts = 3

/** A random style that every decoder reads; repaired if necessary. */
export async function findRandomStyle(option: Option, signal: AbortSignal): Promise<StyleProposal> {
  for (let attempt = 0; attempt < mostAttempts && !signal.aborted; attempt++) {
    const design = makeRandomDesign(Math.random, option.design)
    const repaired = await repairOption({ ...option, design }, { signal }).catch(() => null)
    if (!repaired) break
    if (repaired.result.verdict !== 'green') continue
    const changed = repaired.changes.map(({ key }) => key)
    return {
      design: repaired.design,
      isTested: true,
      madeSmaller: changed.includes('logo-size'),
      raised: changed.includes('level'),
    }
  }
  const others = presets.filter(({ design }) => !wearsPreset(option.design, design))
  const chosen = others[Math.floor(Math.random() * others.length)]
  return {
    design: chosen ? applyPreset(option.design, chosen.design) : option.design,
    isTested: false,
    madeSmaller: false,
    raised: false,
  }
}
