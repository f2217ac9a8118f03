import { expect, it } from 'vitest'
import { findEmptySettings } from './find-empty-settings'

const paragraph = (text: string) => ({ root: { children: [{ type: 'text', text }] } })
const site = {
  operatorName: 'Example Ltd',
  vatId: '',
  accessLogs: { en: 'We store no access logs.' },
  governingLaw: { de: 'Deutschland' },
}

it('lists settings that published pages name and that are empty', () => {
  const page = {
    title: { en: 'Legal notice', de: 'Impressum' },
    body: {
      en: paragraph('{{operatorName}}, {{vatId}}, {{accessLogs}}, {{governingLaw}}'),
      de: paragraph('{{operatorName}}, {{accessLogs}}, {{governingLaw}}'),
      fr: paragraph('{{operatorPhone}}'),
    },
    publishedLocales: ['en', 'de'] as const,
  }
  expect(findEmptySettings([page], site)).toEqual([
    { name: 'vatId', pages: ['Legal notice'] },
    { name: 'governingLaw', pages: ['Legal notice'] },
  ])
  expect(findEmptySettings([{ ...page, publishedLocales: ['de'] }], site)).toEqual([])
})
