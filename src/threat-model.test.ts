import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const files = ['src', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
)
const known = new Set(
  files.flatMap((file) => [file, basename(file), file.split('/').slice(-2).join('/')]),
)

it.each(['docs/threat-model.md', 'docs/asvs.md'])('%s names tests that are there', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`/g)
  const names = [...new Set(Array.from(named, ([, name = '']) => name))]
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})
