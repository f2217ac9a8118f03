import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { applyPreset, type Design, defaultDesign, pickPreset, wearsPreset } from '@/qr/design'
import { listOwnPresets } from '@/tools/shared/recent/own-preset'
import { listStoredCodes } from '@/tools/shared/recent/recent-codes'
import { findSessionDesign } from '@/tools/shared/recent/session-design'
import { useStoredList } from '@/tools/shared/shelf/use-stored-list'
import { PresetPicture } from '@/tools/shared/style/preset-picture'
import { PictureChoice } from '@/ui/picture-choice'
import { useBatch } from '../batch-context'
import type { PicturedCode } from './shown-code'

/** Maximum number of recent codes offered here; the editor lists all of them. */
const mostRecent = 7

type StoredStyle = { value: string; label: string; wear: (design: Design) => Design; look: Design }

/**
 * Styles stored in this browser: the visitor's presets, recent codes and the design open in the
 * editor.
 */
export function StoredStyles({ code: { matrix, design: shown } }: { code: PicturedCode }) {
  const { design, restyle } = useBatch()
  const t = useTranslations('batch.design')
  const styles = useStoredStyles()
  if (styles.length === 0) return null
  const worn = styles.find(
    ({ look }) => wearsPreset(design, pickPreset(look)) && hasLogoAndFrameOf(design, look),
  )
  return (
    <PictureChoice
      legend={t('own')}
      hint={t('ownHint')}
      options={styles.map(({ value, label, look }) => ({
        value,
        label,
        picture: (
          <PresetPicture
            matrix={matrix}
            design={look.logo ? look : shown}
            preset={pickPreset(look)}
            className="m-1.5"
          />
        ),
      }))}
      value={worn?.value ?? null}
      onValueChange={(value) => {
        const chosen = styles.find((style) => style.value === value)
        if (chosen) restyle(chosen.wear(design))
      }}
      className="grid-cols-3 @md:grid-cols-5 @2xl:grid-cols-7"
    />
  )
}

function useStoredStyles(): readonly StoredStyle[] {
  const t = useTranslations('batch.design')
  const { list: presets } = useStoredList('presets', listOwnPresets)
  const { list: codes } = useStoredList('codes', listStoredCodes)
  const [open, setOpen] = useState<Design>()
  useEffect(() => findSessionDesign(setOpen), [])

  const styles: StoredStyle[] = []
  const add = (value: string, label: string, style: Design) => {
    const isPlain = JSON.stringify(style) === JSON.stringify(defaultDesign)
    if (isPlain || styles.some((other) => isSameStyle(other.look, style))) return
    const { sizePx: _, ...worn } = style
    styles.push({ value, label, look: style, wear: (design) => ({ ...design, ...worn }) })
  }
  if (open) add('open', t('openInEditor'), open)
  if (presets.status === 'ready') {
    for (const { id, name, design: preset } of presets.entries) {
      const style = applyPreset(defaultDesign, preset)
      // A preset defines neither logo nor frame, so those of the design remain.
      styles.push({
        value: id,
        label: name,
        look: style,
        wear: (design) => applyPreset(design, preset),
      })
    }
  }
  if (codes.status === 'ready') {
    for (const { id, name, design } of codes.entries.slice(0, 4 * mostRecent)) {
      if (styles.filter(({ value }) => value.startsWith('code:')).length >= mostRecent) break
      add(`code:${id}`, name, design)
    }
  }
  return styles
}

function isSameStyle(first: Design, second: Design): boolean {
  return wearsPreset(first, pickPreset(second)) && hasLogoAndFrameOf(first, second)
}

function hasLogoAndFrameOf(first: Design, second: Design): boolean {
  return JSON.stringify([first.logo, first.frame]) === JSON.stringify([second.logo, second.frame])
}
