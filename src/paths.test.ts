import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fixedNames, isFixedPath } from './paths'

const routes = ['src/app/(site)/[locale]', 'src/app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page|route)(\.dev)?\.tsx?$/.test(file))
    .filter((file) => folder !== 'src/app' || !file.startsWith('(site)'))
    .map((file) => `/${file.replace(/\([^)]*\)\/|\/?[^/]*$/g, '')}`),
)
const firstOf = (path: string) => path.split('/')[1] ?? ''

it('has the routes of the site', () => {
  expect(routes).toContain('/pricing')
  expect(routes).toContain('/api/v1/codes')
})

it('knows every route that is no document’s as fixed', () => {
  const fixed = routes.filter((path) => !path.includes('['))
  expect(fixed.filter((path) => !isFixedPath(path))).toEqual([])
})

it('reserves the first level of every route and public file', () => {
  const names = [...routes.map(firstOf), ...readdirSync('public')]
  expect(names.filter((name) => !name.startsWith('[') && !fixedNames.has(name))).toEqual([])
})
