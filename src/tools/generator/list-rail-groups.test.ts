import { expect, it } from 'vitest'
import { editorPages } from '@/qr/content'
import { listRailGroups } from './list-rail-groups'

const pagesOf = (locale: string, name: string) =>
  listRailGroups(locale).find((group) => group.name === name)?.pages

it('lists every page of the editor once', () => {
  const pages = listRailGroups('en').flatMap((group) => group.pages)
  expect(pages).toHaveLength(editorPages.length)
  expect(new Set(pages)).toEqual(new Set(editorPages))
})

it('begins with the services of the reader’s country', () => {
  expect(pagesOf('pt', 'payments')?.[0]).toBe('pix')
  expect(pagesOf('vi', 'payments')?.[0]).toBe('vietqr')
  expect(pagesOf('ja', 'messengers')?.[0]).toBe('line')
  expect(pagesOf('en', 'messengers')?.[0]).toBe('whatsapp')
})
