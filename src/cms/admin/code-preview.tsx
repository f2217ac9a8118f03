'use client'

import { FieldLabel, useFormFields, useLocale } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { paths } from '@/paths'
import type { SampleRow } from '@/qr/content'
import { useTexts } from './use-texts'

const names = [
  'type',
  'fields',
  'preset',
  'level',
  'marginModules',
  'frameShape',
  'frameText',
  'icon',
]

/** Draws a code of the CMS while its lines are typed, as the site will show it. */
export function CodePreview({ path }: UIFieldClientProps) {
  const t = useTexts()
  const { code: language } = useLocale()
  const base = path.slice(0, path.lastIndexOf('.') + 1)
  const row = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[base + name]?.value]))),
  )
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isOvertaken = false
    const show = (svg: string | null) => !isOvertaken && setPicture(svg)
    draw(JSON.parse(row), language).then(show, () => show(null))
    return () => {
      isOvertaken = true
    }
  }, [row, language])
  if (!picture) return null
  const name = t('fields.codePreview')
  return (
    <div className="field-type">
      <FieldLabel as="span" label={name} />
      {/* biome-ignore lint/performance/noImgElement: a drawing that exists only here */}
      <img
        alt={name}
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        style={{ background: '#fff', display: 'block', maxHeight: '12rem', maxWidth: '12rem' }}
      />
    </div>
  )
}

/** Draws a code; the drawing modules are loaded with the first code. */
async function draw(row: SampleRow, language: string): Promise<string | null> {
  const [{ readSampleCode }, { drawSampleCode }, { fetchGlyphs }] = await Promise.all([
    import('@/qr/content/sample-code'),
    import('@/qr/content/draw-sample-code'),
    import('@/qr/text/fetch-glyphs'),
  ])
  const sample = readSampleCode(row, language)
  return sample && drawSampleCode(sample, fetchGlyphs(paths.glyphs))
}
