import { paths } from '@/paths'
import type { SampleRow } from '@/qr/content'
import { packText, unpackText } from '@/qr/share'
import { isOwnSignature, signText } from '@/site/own-signature'

/** Incremented when the same row is drawn differently, because pictures are cached permanently. */
const drawingVersion = 1
const signatureLetters = 16

export type CodePictureSpec = { row: SampleRow; language: string }

const styles = [
  'type',
  'fields',
  'preset',
  'level',
  'marginModules',
  'frameShape',
  'frameText',
  'icon',
] as const

/**
 * Builds the address of a code's picture. It contains everything that is drawn and a signature, so
 * that third parties cannot have this site draw other codes.
 */
export function codePictureAddress({ row, language }: CodePictureSpec): string {
  const values = styles.map((name) => row[name] ?? '')
  const packed = packText(JSON.stringify([drawingVersion, language, ...values]))
  return paths.codePicture(`${packed}.${signText(signed(packed), signatureLetters)}`)
}

/** Parses an address that this site has signed; returns null for any other. Never throws. */
export function readCodePictureFile(file: string): CodePictureSpec | null {
  const [, packed, signature] = /^([\w-]+)\.([\w-]+)\.svg$/.exec(file) ?? []
  if (!packed || !signature || !isOwnSignature(signature, signed(packed), signatureLetters))
    return null
  try {
    const [version, language, ...values] = JSON.parse(unpackText(packed)) as unknown[]
    if (version !== drawingVersion || typeof language !== 'string') return null
    return { language, row: Object.fromEntries(styles.map((name, index) => [name, values[index]])) }
  } catch {
    return null
  }
}

const signed = (packed: string) => `code picture ${packed}`
