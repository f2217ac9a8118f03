import type { APIRequestContext } from '@playwright/test'
import type { NewCode } from '@/codes/code-input'
import { message } from './catalog'
import { makeCode } from './make-code'

export const t = (key: string) => message('en', `hosted.${key}`)

// Visits of automatic browsers would count as crawlers, not as scans.
export const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

export type Code = { slug: string; editKey: string; revision: number }

type Version = Record<string, unknown>

export const version = (fields: object, more: object = {}): Version => ({
  fields,
  title: '',
  description: '',
  buttons: [],
  files: [],
  ...more,
})

export const documentOf = (
  type: string,
  languages: Record<string, Version>,
  style: object = {},
) => ({
  version: 1,
  type,
  mainLocale: 'en',
  languages,
  look: { accent: '#0b6b4f', ground: '#ffffff', coverFileId: null, ...style },
  rules: null,
})

export async function make(request: APIRequestContext, input: object): Promise<Code> {
  const { code, editKey } = await makeCode(request, input as NewCode)
  return { slug: code.slug, editKey, revision: code.revision }
}
