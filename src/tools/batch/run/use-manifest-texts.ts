import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { barcodeFacts, barcodeFormats } from '@/qr/barcode'
import { batchTypes } from '../list/batch-types'

const keys = [
  'row',
  'file',
  'quantity',
  'sheet',
  'field',
  'type',
  'content',
  'link',
  'slug',
  'editKey',
  'version',
  'level',
  'size',
  'verified',
  'reason',
  'yes',
  'no',
  'off',
] as const

/** Headings and words of the manifest in the visitor's language. */
export function useManifestTexts(): Readonly<Record<string, string>> {
  const t = useTranslations('batch.manifest')
  const types = useTranslations('batch.types')
  return useMemo(() => {
    const words = keys.map((key) => [key, t(key)] as const)
    const names = batchTypes.map((type) => [`type.${type}`, types(type)] as const)
    const barcodeNames = barcodeFormats.map(
      (format) => [format, barcodeFacts[format].name] as const,
    )
    return Object.fromEntries([...words, ...names, ...barcodeNames])
  }, [t, types])
}
